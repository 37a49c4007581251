export type StrandMotif = 'kolam' | 'girih';

/** What to draw: one line round dots in a row, its small dots and its large ones. */
export interface StrandPaths {
  /** In units of the drawing; it is as high as one dot needs. */
  width: number;
  line: string;
  dots: string;
  large: string;
}

/** From one crossing to the next, above the dot and below it; round the dot at either end; and round one dot alone. */
export const TURNS = {
  kolam: {
    above: 'l5-5a7.07 7.07 0 0 1 10 0l5 5',
    below: 'l5 5a7.07 7.07 0 0 0 10 0l5-5',
    start: 'l-5-5a7.07 7.07 0 1 0 0 10l5-5',
    end: 'l5-5a7.07 7.07 0 1 1 0 10l-5-5',
    alone: 'm-3 0a7 7 0 1 0-14 0a7 7 0 1 0 14 0',
  },
  girih: {
    above: 'l7-7h6l7 7',
    below: 'l7 7h6l7-7',
    start: 'l-7-7h-6l-4 4v6l4 4h6l7-7',
    end: 'l7-7h6l4 4v6l-4 4h-6l-7-7',
    alone: 'm-3-3l-4-4h-6l-4 4v6l4 4h6l4-4z',
  },
} as const satisfies Record<StrandMotif, Record<string, string>>;

/** From one dot to the next. */
export const PITCH = 20;
const dotsAt = (places: readonly number[]): string =>
  places.map((place) => `M${place * PITCH + PITCH / 2} 10h0`).join('');

interface Stretch {
  motif: StrandMotif;
  /** How many dots it goes round. */
  dots: number;
  /** Number of its first dot. */
  from?: number;
  /** false where the line comes from the piece before. */
  starts?: boolean;
  /** false where it goes on in the next piece. */
  ends?: boolean;
}

/** A stretch of line; where it neither starts nor ends, its two strands go on at a crossing. */
export const stretch = ({ motif, dots, from = 0, starts = true, ends = true }: Stretch): string => {
  const { above, below, start, end, alone } = TURNS[motif];
  const at = (place: number): string => `M${(from + place) * PITCH} 10`;
  if (dots === 1 && starts && ends) return at(1) + alone;
  const first = starts ? 1 : 0;
  const between = dots - first - (ends ? 1 : 0);
  return [
    starts ? at(1) + start : '',
    at(first) + above.repeat(between),
    at(first) + below.repeat(between),
    ends ? end : '',
  ].join('');
};

/** One of several pieces side by side, its first dot large. Without a motif no line goes round its dots. */
export const strandPiece = ({
  motif,
  dots,
  starts,
  ends,
}: Omit<Stretch, 'motif'> & { motif?: StrandMotif | undefined }) => {
  const all = Array.from({ length: dots }, (_, i) => i);
  const paths: StrandPaths = {
    width: dots * PITCH,
    line: motif ? stretch({ motif, dots, starts, ends }) : '',
    dots: dotsAt(motif ? all.slice(1) : all),
    large: motif ? dotsAt([0]) : '',
  };
  return paths;
};

/** One dot for each part of an offer: the line goes round what is in it, and what is more than before has a large dot. */
export const strandScope = (levels: readonly number[], before: readonly number[] = []): StrandPaths => {
  const isIn = (i: number): boolean => (levels[i] ?? 0) > 0;
  const grew = (i: number): boolean => isIn(i) && (levels[i] ?? 0) > (before[i] ?? levels[i] ?? 0);
  const all = levels.map((_, i) => i);
  const firsts = all.filter((i) => isIn(i) && !isIn(i - 1));
  return {
    width: levels.length * PITCH,
    line: firsts
      .map((from) => {
        const next = all.findIndex((i) => i > from && !isIn(i));
        return stretch({ motif: 'girih', from, dots: (next < 0 ? levels.length : next) - from });
      })
      .join(''),
    dots: dotsAt(all.filter((i) => !grew(i))),
    large: dotsAt(all.filter(grew)),
  };
};
