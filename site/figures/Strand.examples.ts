import type { ComponentProps } from 'react';
import type { Strand } from './Strand.tsx';
import { strandPiece, strandScope } from './strand.ts';

export const examples = {
  round: strandPiece({ motif: 'kolam', dots: 6 }),
  'octagonal, and goes on': strandPiece({ motif: 'girih', dots: 6, ends: false }),
  'octagonal and shaded': { ...strandPiece({ motif: 'girih', dots: 6 }), shaded: true },
  'dots without a line': strandPiece({ dots: 6 }),
  'the scope of an offer': { ...strandScope([1, 2, 0, 1, 1], [1, 1, 0, 0, 1]), small: true },
} satisfies Record<string, ComponentProps<typeof Strand>>;
