import { Circle, Path, Svg } from '@react-pdf/renderer';
import type { Drawing } from '../figures.ts';
import type { ink, paper } from '../share/palette.ts';

/** A dot is a stroke without length on the screen; not every PDF reader paints one, so here it is a circle. */
export const dotsOf = (dots: string): (readonly [x: number, y: number])[] => {
  let place: readonly [x: number, y: number] = [0, 0];
  return [...dots.matchAll(/m(-?[\d.]+) ?(-?[\d.]+)h0/g)].map(([, dx, dy]) => {
    place = [place[0] + Number(dx), place[1] + Number(dy)];
    return place;
  });
};

interface Props {
  drawing: Drawing;
  width: number;
  colours: typeof ink | typeof paper;
}

/** A woven figure. */
export const WovenFigure = ({ drawing, width, colours }: Props) => {
  const [, , w = 1, h = 1] = drawing.box.split(' ').map(Number);
  const [wide = '', narrow = ''] = drawing.overs ?? [];
  const { line, strap, dot } = colours;
  return (
    <Svg viewBox={drawing.box} width={width} height={(width * h) / w}>
      <Path d={drawing.line} fill="none" stroke={line} strokeWidth={5.6} />
      <Path d={drawing.line} fill="none" stroke={strap} strokeWidth={3.4} />
      <Path d={wide} fill="none" stroke={line} strokeWidth={5.6} />
      <Path d={narrow} fill="none" stroke={strap} strokeWidth={3.4} />
      {dotsOf(drawing.dots).map(([x, y]) => (
        <Circle key={`${x} ${y}`} cx={x} cy={y} r={1.8} fill={dot} />
      ))}
    </Svg>
  );
};

export const Mark = ({ drawing, width, colours }: Props) => (
  <Svg viewBox="2 2 56 16" width={width} height={(width * 16) / 56}>
    <Path d={drawing.line} fill="none" stroke={colours.line} strokeWidth={1.85} />
    {dotsOf(drawing.dots).map(([x, y]) => (
      <Circle key={x} cx={x} cy={y} r={2.1} fill={colours.dot} />
    ))}
  </Svg>
);
