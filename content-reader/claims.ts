import { z } from 'zod';
import { nearest } from '../common/nearest.ts';
import { label, provisional } from './schema-words.ts';

/** content/claims.yaml */
export const claims = z.record(
  z.string(),
  z
    .strictObject({
      shown: label.meta({ title: 'Figure' }).describe('What a reader sees, for example 20+'),
      count: z.number().meta({ title: 'Bare number' }).describe('The bare number, for drawings and rules'),
      provisional,
    })
    .describe('A number the site claims; texts refer to it by its name in double braces'),
);
export type Claims = z.infer<typeof claims>;

/** {{name}} stands for a claim as it is shown, {{name.count}} for its number. */
const CLAIM = /\{\{\s*(\w+)(\.count)?\s*\}\}/g;
/** Braces that were meant for a claim: one is missing, or something else stands between them. */
const BROKEN = /\{\{[^{}]*\}{0,2}|\{([^{}]*)\}{1,2}/g;

/** Fills in every claim of a text, or of all texts inside a record. What is no claim stays, and is reported with its field. */
export const fillClaims = (
  value: unknown,
  claims: Claims,
  report: (unknown: string, field: readonly PropertyKey[]) => void = () => undefined,
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

/** What to say of braces that name no claim. */
export const unknownClaim = (written: string, claims: Claims): string => {
  const name = nearest(written.replace(/[{}\s]|\.count/g, ''), Object.keys(claims));
  if (!/^\{\{[^{}]+\}\}$/.test(written))
    return `has ${written}, which is no claim: write two braces before its name and two after it, as in {{${name ?? 'services'}}}`;
  const guess = name === undefined ? 'add it there or correct the name' : `did you mean {{${name}}}?`;
  return `names ${written}, which is not in content/claims.yaml: ${guess}`;
};
