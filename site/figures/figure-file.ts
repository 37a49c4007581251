import type { Drawing } from './figures.ts';
import { ink, paper } from './share/palette.ts';

export function figurePath(slug: string): string {
  return `/figures/${slug}.svg`;
}

/** A line of 1.4 pixels where the figure is shown 40 pixels wide, however many dots it has. */
const LINE = 0.036;
/** In the figure's own units: the dots fill their loops, or the line would outshine them on a dark ground. */
const DOT = 9.5;

/** The menu of every page shows eleven, which would be a tenth of the page. A file has to follow the colour scheme by itself. */
export function figureFile({ box, line, dots }: Drawing): string {
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
  // Half of the line lies outside its own box.
  const room = [x - 2, y - 2, width + 4, height + 4].join(' ');
  const stroke = (Math.max(width, height) * LINE).toFixed(1);
  const strokes = (colours: { line: string; dot: string; cell: string }) =>
    `path{stroke:${colours.line};fill:${colours.cell}}path+path{stroke:${colours.dot}}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${room}" preserveAspectRatio="xMinYMax" fill="none">`,
    `<style>${strokes(paper)}@media(prefers-color-scheme:dark){${strokes(ink)}}</style>`,
    `<path stroke-width="${stroke}" stroke-linejoin="round" fill-rule="evenodd" d="${line}"/>`,
    `<path stroke-width="${DOT}" stroke-linecap="round" d="${dots}"/>`,
    '</svg>',
  ].join('');
}
