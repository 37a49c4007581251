import { expect, it } from 'vitest';
import { strandPiece } from './strand.ts';

/** Where the pen is after a path: absolute moves, relative lines and arcs. */
const endOf = (path: string): [number, number] => {
  let [x, y] = [0, 0];
  for (const [, letter = '', text = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const [first = 0, second = 0] = [...text.matchAll(/-?[\d.]+/g)].map(Number).slice(-2);
    if (letter === 'M') [x, y] = [first, second];
    else if (letter === 'h') x += second || first;
    else if (letter === 'v') y += second || first;
    else [x, y] = [x + first, y + second];
  }
  return [Number(x.toFixed(2)), Number(y.toFixed(2))];
};

it.each(['round', 'octagonal'] as const)('a %s line goes on in the next piece, and comes back at its end', (shape) => {
  const [first, last] = [0, 1].map((place) => strandPiece([shape, shape], place).line);
  expect(endOf(first ?? '')).toEqual([80, 10]);
  expect(last?.startsWith('M0 10')).toBe(true);
  expect(endOf(last ?? '')).toEqual([60, 10]);
});

it('leaves dots alone where it does not go', () => {
  expect(strandPiece(['none', 'round'], 0)).toMatchObject({ line: '', large: '' });
});
