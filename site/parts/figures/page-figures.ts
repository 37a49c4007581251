import { type Drawing, draw, type FigureRequest } from './draw-figure.ts';

/** The mark of the firm. */
export const MARK = draw({ seed: 'mark', mask: 'ooo', openness: 1, motif: 'both' });

export type Authored = Partial<Pick<FigureRequest, 'seed' | 'mask' | 'openness'>> | undefined;

/** The line follows the name of the file unless an editor chose another seed. */
export function roundFigure(slug: string, figure: Authored): FigureRequest {
  return {
    ...figure,
    seed: figure?.seed ?? slug,
  };
}

/** Services are octagonal and woven. */
export function wovenFigure(slug: string, figure: Authored): FigureRequest {
  return {
    ...roundFigure(slug, figure),
    motif: 'girih',
    woven: true,
  };
}

const BAND = Array.from({ length: 3 }, () => 'o'.repeat(20)).join('/');
/** Articles: twenty dots by three, the first seven columns octagonal. */
export function bandFigure(slug: string): FigureRequest {
  return {
    seed: slug.toLowerCase(),
    mask: BAND,
    openness: 0.72,
    motif: 'band',
  };
}

/** The 9 by 9 diamond of the stage. */
const DIAMOND = Array.from({ length: 9 }, (_, y) => {
  const side = Math.abs(4 - y);
  return '.'.repeat(side) + 'o'.repeat(9 - 2 * side) + '.'.repeat(side);
}).join('/');
export const HOME_FIGURE = {
  seed: 'home',
  mask: DIAMOND,
  openness: 0.62,
  motif: 'both',
  pad: 0,
} as const satisfies FigureRequest;

/** 4, 0, 4 as three separate lines, the zero left open: the one place where the line is broken. */
export const NOT_FOUND_FIGURE = {
  seed: '404',
  mask: 'o..o..oooo..o..o/o..o..o..o..o..o/oooo..o..o..oooo/...o..o..o.....o/...o..oooo.....o',
} as const satisfies FigureRequest;

/** A field of twelve by six loops, begun octagonal and ended round, for the newest article. */
const FIELD = Array.from({ length: 6 }, () => 'o'.repeat(12)).join('/');
export function drawField(seed: string): Drawing {
  return draw({ seed, mask: FIELD, openness: 0.72, motif: 'both' });
}

/** Woven figures for the plates of the others, in turn: bridge, ledger, peak, stairs. */
const PLATES = [
  'ooo.ooo/ooooooo/ooo.ooo',
  'ooooooo/ooooooo/ooooooo',
  '...o.../..ooo../.ooooo./ooooooo',
  '......o/....ooo/..ooooo/ooooooo',
];
export function drawPlate(seed: string, place: number): Drawing {
  return draw({ seed, mask: PLATES[place % PLATES.length], motif: 'girih', woven: true, pad: 6 });
}

/** The figures of the tools begin octagonal and end round, as the whole brand does. */
export const TOOL_FIGURES = {
  tools: { seed: 'tools', mask: 'ooo.ooo/ooooooo/.ooooo./ooooooo/ooo.ooo', motif: 'both' },
  'payroll-advisor': { seed: 'payroll-advisor', mask: '.oo./oooo/oooo/.oo.', motif: 'both' },
  'support-estimator': {
    seed: 'support-estimator',
    mask: 'oo.../oooo./ooooo/oooo./oo...',
    motif: 'both',
  },
  /** Eight dots for eight areas. */
  'self-assessment': { seed: 'health-check', mask: 'ooo/o.o/ooo', openness: 1, motif: 'both' },
} as const satisfies Record<string, FigureRequest>;
const toolFigures: Readonly<Record<string, FigureRequest>> = TOOL_FIGURES;
export function toolFigure(slug: string): FigureRequest {
  return toolFigures[slug] ?? { seed: slug, mask: 'oooo/oooo/oooo', motif: 'both' };
}
