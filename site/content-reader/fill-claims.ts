import type { Claims } from '../schemas/singles.ts';

/** Replaces every {{name}} in a text by that claim of content/claims.yaml as it is shown, {{name.count}} by its number. */
const fillText = (place: string, text: string, claims: Claims): string =>
  text.replace(/\{\{\s*(\w+)(\.count)?\s*\}\}/g, (_, name: string, count?: string) => {
    const claim = claims[name];
    if (!claim)
      throw new Error(`${place} – {{${name}}} is not in content/claims.yaml: add it there or correct the name.`);
    return count ? String(claim.count) : claim.shown;
  });

/** The same for every text inside a record, however deep. */
export const fillClaims = <Data>(place: string, data: Data, claims: Claims): Data => {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return fillText(place, value, claims);
    if (Array.isArray(value)) return value.map(walk);
    if (value instanceof Date || value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(data) as Data;
};
