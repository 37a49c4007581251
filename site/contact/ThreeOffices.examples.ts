import type { ComponentProps } from 'react';
import { draw } from '../figures/figures.ts';
import type { ThreeOffices } from './ThreeOffices.tsx';

export const examples = {
  'the mark and its cities': {
    mark: draw({ seed: 'mark', mask: 'ooo', openness: 1, motif: 'both' }),
    cities: ['Abu Dhabi', 'Bengaluru', 'Bhubaneswar'],
  },
} satisfies Record<string, ComponentProps<typeof ThreeOffices>>;
