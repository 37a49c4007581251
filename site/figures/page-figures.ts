import type { FigureRequest } from './figures.ts';

/** What an editor may say about a figure in content/. */
type Authored = Partial<Pick<FigureRequest, 'seed' | 'mask' | 'openness'>> | undefined;

/** Solutions and most other pages: the line follows the name of the file unless an editor chose another seed. */
export const roundFigure = (slug: string, figure: Authored): FigureRequest => ({
  ...figure,
  seed: figure?.seed ?? slug,
});

/** Services are octagonal and woven. */
export const wovenFigure = (slug: string, figure: Authored): FigureRequest => ({
  ...roundFigure(slug, figure),
  motif: 'girih',
  style: 'strap',
});

const BAND = Array.from({ length: 3 }, () => 'o'.repeat(20)).join('/');
/** Articles: twenty dots by three, the first seven columns octagonal. Legal pages show theirs only on their picture. */
export const bandFigure = (slug: string): FigureRequest => ({
  seed: slug.toLowerCase(),
  mask: BAND,
  openness: 0.72,
  motif: 'band',
});

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
