import { describe, expect, it } from 'vitest';
import { strandPiece, strandScope, stretch } from './strand.ts';

/** Where the pen is after a path: absolute moves, relative lines and arcs. */
const endOf = (path: string): [number, number] => {
  let [x, y] = [0, 0];
  for (const [, letter = '', text = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...text.matchAll(/-?[\d.]+/g)].map(Number);
    const [first = 0, second = 0] = numbers.slice(-2);
    if (letter === 'M') [x, y] = [first, second];
    else if (letter === 'h') x += second || first;
    else if (letter === 'v') y += second || first;
    else if (letter !== 'z') [x, y] = [x + first, y + second];
  }
  return [Number(x.toFixed(2)), Number(y.toFixed(2))];
};

describe('a line round dots in a row', () => {
  it.each(['kolam', 'girih'] as const)('goes on in the next piece at a crossing (%s)', (motif) => {
    expect(endOf(stretch({ motif, dots: 4, ends: false }))).toEqual([80, 10]);
    expect(stretch({ motif, dots: 4, starts: false }).startsWith('M0 10')).toBe(true);
  });

  it('comes back to the crossing before its last dot', () => {
    expect(endOf(stretch({ motif: 'kolam', dots: 3 }))).toEqual([40, 10]);
  });

  it('leaves dots alone where it does not go', () => {
    const { line, dots, large } = strandPiece({ dots: 3 });
    expect([line, dots, large]).toEqual(['', 'M10 10h0M30 10h0M50 10h0', '']);
  });
});

describe('the scope of an offer', () => {
  it('is a line round what is in it; what is out has a dot of its own', () => {
    const { line, dots } = strandScope([1, 0, 1, 1]);
    expect(line).toBe(stretch({ motif: 'girih', dots: 1 }) + stretch({ motif: 'girih', from: 2, dots: 2 }));
    expect(dots.match(/h0/g)).toHaveLength(4);
  });

  it('has a large dot where there is more than before', () => {
    expect(strandScope([1, 2, 1], [1, 1, 0]).large).toBe('M30 10h0M50 10h0');
    expect(strandScope([1, 2, 1]).large, 'nothing came before').toBe('');
  });
});
