import { keyOf, ROW_LIMIT } from './rules/rows.ts';
import type { CountryRow } from './rules/types.ts';

/** Pasted rows take the place of their countries, so that a corrected list can be pasted again. */
export const placeRows = (rows: readonly CountryRow[], pasted: readonly CountryRow[]): CountryRow[] =>
  [...new Map([...rows, ...pasted].map((row) => [keyOf(row), row])).values()].slice(0, ROW_LIMIT);
