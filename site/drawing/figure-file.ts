import { ink, paper } from '../share-images/palette.ts';
import type { Drawing } from './figures.ts';

/** Where the figure of a solution lies as a file of its own. */
export const figurePath = (slug: string): string => `/figures/${slug}.svg`;

/** Of a figure shown 40 pixels wide, in the figure's own units: a line of 1.6 pixels and dots of 3, on filled cells. */
const LINE = 4;
const DOT = 7.5;

/**
 * A figure as a file: the menu of every page shows eleven, and inside the page they would be a tenth of it, for a panel
 * that most visitors never open. The file follows the colour scheme by itself; a page's styles do not reach it.
 */
export const figureFile = ({ box, line, dots }: Drawing): string => {
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
  // Half of the line lies outside its own box.
  const room = [x - 2, y - 2, width + 4, height + 4].join(' ');
  const strokes = (colours: { line: string; dot: string; cell: string }) =>
    `path{stroke:${colours.line};fill:${colours.cell}}path+path{stroke:${colours.dot}}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${room}" preserveAspectRatio="xMinYMax" fill="none">`,
    `<style>${strokes(paper)}@media(prefers-color-scheme:dark){${strokes(ink)}}</style>`,
    `<path stroke-width="${LINE}" stroke-linejoin="round" fill-rule="evenodd" d="${line}"/>`,
    `<path stroke-width="${DOT}" stroke-linecap="round" d="${dots}"/>`,
    '</svg>',
  ].join('');
};
