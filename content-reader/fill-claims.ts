import type { Claims } from '../site/singles.schema.ts';

/** {{name}} stands for that claim of content/claims.yaml as it is shown, {{name.count}} for its number. */
const CLAIM = /\{\{\s*(\w+)(\.count)?\s*\}\}/g;
/** Braces that were meant for a claim: one is missing, or something else stands between them. */
const BROKEN = /\{\{[^{}]*\}{0,2}|\{([^{}]*)\}{1,2}/g;

/** Fills in every claim of a text, or of all texts inside a record. What is no claim stays, and is reported with its field. */
export const fillClaims = (
  value: unknown,
  claims: Claims,
  report: (unknown: string, field: readonly PropertyKey[]) => void,
  field: readonly PropertyKey[] = [],
): unknown => {
  if (typeof value === 'string') {
    for (const [written, name] of value.replace(CLAIM, '').matchAll(BROKEN))
      if (written.includes('{{') || written.endsWith('}}') || (name !== undefined && Object.hasOwn(claims, name)))
        report(written, field);
    return value.replace(CLAIM, (written, name: string, count?: string) => {
      const claim = claims[name];
      if (claim) return count ? String(claim.count) : claim.shown;
      report(written, field);
      return written;
    });
  }
  if (Array.isArray(value)) return value.map((item, i) => fillClaims(item, claims, report, [...field, i]));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillClaims(inner, claims, report, [...field, key])]),
  );
};
