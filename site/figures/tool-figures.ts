import type { FigureRequest } from './figures.ts';

/** The figures of the tools. They belong to the whole brand, so they begin octagonal and end round. */
export const TOOL_FIGURES = {
  tools: { seed: 'tools', mask: 'ooo.ooo/ooooooo/.ooooo./ooooooo/ooo.ooo', motif: 'both' },
  'payroll-advisor': { seed: 'payroll-advisor', mask: '.oo./oooo/oooo/.oo.', motif: 'both' },
  'support-estimator': { seed: 'support-estimator', mask: 'oo.../oooo./ooooo/oooo./oo...', motif: 'both' },
  /** Eight dots for eight areas. */
  'self-assessment': { seed: 'health-check', mask: 'ooo/o.o/ooo', openness: 1, motif: 'both' },
} as const satisfies Record<string, FigureRequest>;
