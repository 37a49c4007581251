/** From one crossing to the next, above the dot and below it, and round the dot at either end. */
const TURNS = {
  round: {
    above: 'l5-5a7.07 7.07 0 0 1 10 0l5 5',
    below: 'l5 5a7.07 7.07 0 0 0 10 0l5-5',
    start: 'l-5-5a7.07 7.07 0 1 0 0 10l5-5',
    end: 'l5-5a7.07 7.07 0 1 1 0 10l-5-5',
  },
  octagonal: {
    above: 'l7-7h6l7 7',
    below: 'l7 7h6l7-7',
    start: 'l-7-7h-6l-4 4v6l4 4h6l7-7',
    end: 'l7-7h6l4 4v6l-4 4h-6l-7-7',
  },
} as const;

export type StrandShape = keyof typeof TURNS | 'none';

const DOTS = 4;
function dotsAt(places: readonly number[]): string {
  return places.map((place) => `M${place * 20 + 10} 10h0`).join('');
}

/**
 * The piece at one place of a line through several cells, its first dot large. It starts and ends
 * where its neighbours have no line; elsewhere its two strands go on at a crossing.
 */
export function strandPiece(shapes: readonly StrandShape[], place: number) {
  const shape = shapes[place] ?? 'none';
  if (shape === 'none') return { shape, line: '', dots: dotsAt([0, 1, 2, 3]), large: '' };
  const { above, below, start, end } = TURNS[shape];
  const hasLine = (other: number): boolean => (shapes[other] ?? 'none') !== 'none';
  const [starts, ends] = [!hasLine(place - 1), !hasLine(place + 1)].map(Number) as [number, number];
  const between = DOTS - starts - ends;
  const line = [
    starts ? `M20 10${start}` : '',
    `M${starts * 20} 10${above.repeat(between)}`,
    `M${starts * 20} 10${below.repeat(between)}`,
    ends ? end : '',
  ].join('');
  return { shape, line, dots: dotsAt([1, 2, 3]), large: dotsAt([0]) };
}
