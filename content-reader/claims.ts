import { z } from 'zod';
import { nearest } from '../common/nearest.ts';
import { label, provisional } from './schema-words.ts';

/** The bare number of a figure such as 50+ or 5,000; one in words has none. */
function digitsOf(shown: string): number | undefined {
  const [, digits] = /^(\d{1,3}(?:,\d{3})+|\d+)\+?$/.exec(shown) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

export const claims = z.record(
  z.string(),
  z
    .strictObject({
      shown: label
        .refine((text) => !/[{}]/.test(text), {
          error: 'has braces, but a figure cannot name another: write the figure itself',
        })
        .meta({ title: 'Figure' })
        .describe('What a reader sees, for example 20+'),
      count: z
        .number()
        .optional()
        .meta({ title: 'Bare number' })
        .describe('Only for a figure in words, such as two'),
      provisional,
    })
    .refine(({ shown, count }) => (count ?? digitsOf(shown)) !== undefined, {
      error: 'is a figure in words: write its bare number after count',
    })
    .refine(({ shown, count }) => count === undefined || (digitsOf(shown) ?? count) === count, {
      error: 'counts another number than it shows: delete count',
    })
    .transform(({ shown, count, ...rest }) => ({
      shown,
      count: count ?? digitsOf(shown) ?? 0,
      ...rest,
    }))
    .describe('A number the site claims; texts refer to it by its name in double braces'),
);
export type Claims = z.infer<typeof claims>;

/** {{name}} is a claim as it is shown, {{name.count}} its number. */
const CLAIM = /\{\{\s*(\w+)(\.count)?\s*\}\}/g;
/** Braces that were meant for a claim: one is missing, or there is something else between them. */
const BROKEN = /\{\{[^{}]*\}{0,2}|\{([^{}]*)\}{1,2}/g;

/** Fills in every claim of a text or record. Anything else in braces stays, and is reported. */
export function fillClaims(
  value: unknown,
  claims: Claims,
  report: (unknown: string, field: readonly PropertyKey[]) => void = () => undefined,
  field: readonly PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') {
    for (const [written, name] of value.replace(CLAIM, '').matchAll(BROKEN))
      if (
        written.includes('{{') ||
        written.endsWith('}}') ||
        (name !== undefined && Object.hasOwn(claims, name))
      )
        report(written, field);
    return value.replace(CLAIM, (written, name: string, count?: string) => {
      const claim = claims[name];
      if (claim) return count ? String(claim.count) : claim.shown;
      report(written, field);
      return written;
    });
  }
  if (Array.isArray(value))
    return value.map((item, i) => fillClaims(item, claims, report, [...field, i]));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      fillClaims(inner, claims, report, [...field, key]),
    ]),
  );
}

export function unknownClaim(written: string, claims: Claims): string {
  const name = nearest(written.replace(/[{}\s]|\.count/g, ''), Object.keys(claims));
  if (!/^\{\{[^{}]+\}\}$/.test(written))
    return `has ${written}, which is no claim: write two braces before its name and two after it, as in {{${name ?? 'services'}}}`;
  const guess =
    name === undefined ? 'add it there or correct the name' : `did you mean {{${name}}}?`;
  return `names ${written}, which is not in content/claims.yaml: ${guess}`;
}
