import type { ComponentProps } from 'react';
import type { Figure } from './Figure.tsx';
import { draw } from './figures.ts';
import { bandFigure } from './page-figures.ts';

const CORE = '..o../.ooo./ooooo/.ooo./..o..';

export const examples = {
  'cells, for a solution': { drawing: draw({ seed: 'employee-central', mask: CORE }), look: 'cells' },
  'strap, for a service': {
    drawing: draw({ seed: 'support', mask: 'ooooooo/oo...oo/oo...oo/ooooooo', motif: 'girih', style: 'strap', pad: 6 }),
    look: 'strap',
    size: 'large',
  },
  'the band of an article': { drawing: draw(bandFigure('sap-payroll-offerings')), size: 'band' },
  'drawing itself, for the stage': {
    drawing: draw({ seed: 'home', mask: CORE, openness: 0.62, motif: 'both', pad: 0 }),
    look: 'draw',
    size: 'large',
  },
} satisfies Record<string, ComponentProps<typeof Figure>>;
