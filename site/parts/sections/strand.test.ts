import { expect, it } from 'vitest';
import { strandPiece } from './strand.ts';

it.each(['round', 'octagonal'] as const)('a %s line goes on in the next piece and leaves other dots alone', (shape) => {
  const pieces = [0, 1, 2].map((place) => strandPiece([shape, shape, 'none'], place).line);
  expect(pieces.map((line) => line.startsWith('M0 10'))).toEqual([false, true, false]);
  expect(pieces[2]).toBe('');
});
