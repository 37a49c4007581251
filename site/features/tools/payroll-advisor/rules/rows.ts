/** One country of the visitor's list. */
export interface CountryRow {
  code: string;
  name: string;
  /** null while the visitor has not given one. */
  headcount: number | null;
}

const MAX_HEADCOUNT = 9_999_999;

/** Safe to show, to share and to send: without control characters, and short. */
export function cleanName(text: string): string {
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 60);
}

/** Part of a post is still a person, so decimals are rounded up; other values are blank. */
export function cleanHeadcount(value: number | null): number | null {
  return value !== null && value >= 0 && value <= MAX_HEADCOUNT ? Math.ceil(value) : null;
}

export function sumOf(rows: readonly Pick<CountryRow, 'headcount'>[]): number {
  return rows.reduce((total, { headcount }) => total + (headcount ?? 0), 0);
}

/** One row for each country, in the order of first mention, with the names that came twice. */
export function mergeRows(rows: readonly CountryRow[]): { rows: CountryRow[]; merged: string[] } {
  const found = new Map<string, CountryRow>();
  const merged = new Set<string>();
  for (const row of rows) {
    const known = found.get(row.code);
    if (known) merged.add(known.name);
    const headcount =
      known?.headcount == null
        ? row.headcount
        : cleanHeadcount(known.headcount + (row.headcount ?? 0));
    found.set(row.code, { ...row, headcount });
  }
  return { rows: [...found.values()], merged: [...merged] };
}
