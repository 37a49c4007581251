import { type Place, placeIn } from './problem.ts';

/** The end of the last thing before a place. */
const endBefore = (source: string, offset: number): number => source.slice(0, offset).replace(/\s+$/, '').length - 1;

/** What JSON refuses and YAML would take, such as a comma at the end of a list. */
export const faultOfJson = (source: string): (Place & { message: string }) | undefined => {
  try {
    JSON.parse(source);
    return undefined;
  } catch (error) {
    const problem = error instanceof Error ? error.message : '';
    const offset = Number(/at position (\d+)/.exec(problem)?.[1] ?? source.length);
    if (/Expected ',' or/.test(problem))
      return { ...placeIn(source, endBefore(source, offset)), message: 'has no comma after it: write one at the end' };
    if (/double-quoted property name/.test(problem) && source[endBefore(source, offset)] === ',')
      return { ...placeIn(source, endBefore(source, offset)), message: 'has a comma too many: take it away' };
    if (/control character|Unterminated/.test(problem))
      return {
        ...placeIn(source, Math.min(offset, source.trimEnd().length)),
        message: 'has a quote that is not closed: write " at its end',
      };
    return {
      ...placeIn(source, offset),
      message: 'cannot be understood: compare its quotes, commas and brackets with the lines around it',
    };
  }
};
