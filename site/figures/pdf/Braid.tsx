import { Path, Svg, View } from '@react-pdf/renderer';
import { paper } from '../share/palette.ts';
import { styles } from './styles.ts';

/** The same pieces as components/Thread: the first closes at the top, the last at the bottom. */
const PIECES = {
  first: 'M10 20L5 15A7.07 7.07 0 1 1 15 15L10 20',
  middle: 'M10 0L5 5A7.07 7.07 0 0 0 5 15L10 20M10 0L15 5A7.07 7.07 0 0 1 15 15L10 20',
  last: 'M10 0L5 5A7.07 7.07 0 1 0 15 5L10 0',
} as const;

interface Props {
  place: keyof typeof PIECES;
}

/** One step of a braid. It grows with its row; the dot stays round. */
export const Braid = ({ place }: Props) => (
  <View style={styles.braid}>
    <Svg viewBox="0 0 20 20" preserveAspectRatio="none" style={styles.braidLine}>
      <Path d={PIECES[place]} fill="none" stroke={paper.line} strokeWidth={0.9} />
    </Svg>
    <View style={styles.braidDot} />
  </View>
);
