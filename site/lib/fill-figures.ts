import type { Figures } from '../schemas/singles.ts';

/** Replaces every {{name}} in a text by that figure of content/figures.yaml as it is shown, {{name.count}} by its number. */
const fillText = (place: string, text: string, figures: Figures): string =>
  text.replace(/\{\{\s*(\w+)(\.count)?\s*\}\}/g, (_, name: string, count?: string) => {
    const figure = figures[name];
    if (!figure)
      throw new Error(`${place} – {{${name}}} is not in content/figures.yaml: add it there or correct the name.`);
    return count ? String(figure.count) : figure.shown;
  });

/** The same for every text inside a record, however deep. */
export const fillFigures = <Data>(place: string, data: Data, figures: Figures): Data => {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return fillText(place, value, figures);
    if (Array.isArray(value)) return value.map(walk);
    if (value instanceof Date || value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(data) as Data;
};
