import styles from './Phases.module.css';

interface Props {
  phases: readonly { name: string; text: string }[];
  /** Octagonal or round; "both" is octagonal inside and round in the first and last phase. */
  motif: 'kolam' | 'girih' | 'both';
  /** How many stand side by side on a wide screen; further ones go on in the next row. */
  columns: 3 | 6;
}

/** From one crossing to the next, above the dot and below it; and round the dot at either end of the line. */
const MOTIFS = {
  kolam: {
    above: 'l5-5a7.07 7.07 0 0 1 10 0l5 5',
    below: 'l5 5a7.07 7.07 0 0 0 10 0l5-5',
    start: 'M20 10l-5-5a7.07 7.07 0 1 0 0 10l5-5',
    end: 'l5-5a7.07 7.07 0 1 1 0 10l-5-5',
  },
  girih: {
    above: 'l7-7h6l7 7',
    below: 'l7 7h6l7-7',
    start: 'M20 10l-7-7h-6l-4 4v6l4 4h6l7-7',
    end: 'l7-7h6l4 4v6l-4 4h-6l-7-7',
  },
} as const;

const PITCH = 20;
const DOTS = { 3: 6, 6: 4 } as const;

/** The piece of line of one phase: its strands go on in the next one, and close before the first and after the last. */
const pieceOf = (motif: 'kolam' | 'girih', dots: number, isFirst: boolean, isLast: boolean): string => {
  const { above, below, start, end } = MOTIFS[motif];
  const from = isFirst ? PITCH : 0;
  const open = dots - (isFirst ? 1 : 0) - (isLast ? 1 : 0);
  return [
    isFirst ? start : '',
    `M${from} 10${above.repeat(open)}`,
    `M${from} 10${below.repeat(open)}`,
    isLast ? end : '',
  ].join('');
};

/** Phases along one line, the first dot of each one large. On small screens the line runs down the page. */
export const Phases = ({ phases, motif, columns }: Props) => {
  const dots = DOTS[columns];
  return (
    <ol className={styles.phases} data-six={columns === 6 || undefined}>
      {phases.map(({ name, text }, i) => {
        const isFirst = i === 0;
        const isLast = i === phases.length - 1;
        const own = motif === 'both' ? (isFirst || isLast ? 'kolam' : 'girih') : motif;
        return (
          <li key={name}>
            <svg viewBox={`0 1 ${dots * PITCH} 18`} aria-hidden="true">
              <path d={pieceOf(own, dots, isFirst, isLast)} />
              <path d={`M30 10h0${'m20 0h0'.repeat(dots - 2)}`} />
              <path d="M10 10h0" />
            </svg>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        );
      })}
    </ol>
  );
};
