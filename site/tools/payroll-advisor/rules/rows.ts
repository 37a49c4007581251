import type { CountryRow } from './types.ts';

const HEADCOUNT_LIMIT = 9_999_999;
const NAME_LIMIT = 60;

/** Control characters and halves of characters go, so that a name is safe to show, to share and to send. */
export const cleanName = (text: string): string =>
  text
    .slice(0, 4 * NAME_LIMIT)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, NAME_LIMIT)
    .replace(/\p{Surrogate}/gu, '')
    .trim();

/** Part of a full-time post is still a person, so decimals are rounded up; what cannot be a headcount is blank. */
export const cleanHeadcount = (value: number | null): number | null =>
  value !== null && value >= 0 && value <= HEADCOUNT_LIMIT ? Math.ceil(value) : null;

export const sumOf = (rows: readonly Pick<CountryRow, 'headcount'>[]): number =>
  rows.reduce((total, { headcount }) => total + (headcount ?? 0), 0);
const sum = (one: number | null, other: number | null): number | null =>
  one === null ? other : cleanHeadcount(one + (other ?? 0));

/** One row for each country, in the order of first mention, with the names of those that came more than once. */
export const mergeRows = (rows: readonly CountryRow[]): { rows: CountryRow[]; merged: string[] } => {
  const found = new Map<string, CountryRow>();
  const merged = new Set<string>();
  for (const row of rows) {
    const known = found.get(row.code);
    if (known) merged.add(known.name);
    found.set(row.code, known ? { ...known, headcount: sum(known.headcount, row.headcount) } : row);
  }
  return { rows: [...found.values()], merged: [...merged] };
};

/** Pasted rows take the place of their countries, so that a corrected list can be pasted again. */
export const placeRows = (rows: readonly CountryRow[], pasted: readonly CountryRow[]): CountryRow[] => [
  ...new Map([...rows, ...pasted].map((row) => [row.code, row])).values(),
];
