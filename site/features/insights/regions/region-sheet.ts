import writeExcelFile, { type SheetData } from 'write-excel-file/universal';
import { longDay } from '../../../../common/day.ts';
import { fill } from '../../../../common/wording.ts';
import { getCountry, type KnownCountry } from '../../../content/countries.ts';
import { paper } from '../../../parts/figures/share/palette.ts';
import { dateLine, readWhen } from '../../../parts/when.ts';
import { SUBJECTS } from '../../../schemas/countries.ts';
import type { RegionPage } from '../../../schemas/insights/regions.ts';

type Words = NonNullable<RegionPage['comparison']['sheet']>;

const HEAD = { fontWeight: 'bold', backgroundColor: paper.band, wrap: true } as const;
const CELL = { alignVertical: 'top', wrap: true } as const;
const WIDTHS = [24, 30, 50, 18, 18, 50, 44];

function dateOf(when: string | undefined): string {
  const at = when === undefined ? undefined : readWhen(when);
  return at ? dateLine(at) : '';
}

/** Every dated value of a country with its sources and its authority. */
function rowsOf(country: KnownCountry, words: Words, from: string): SheetData {
  const { rules = {}, sources = [], currency, payroll } = country;
  const named = (names: readonly string[] = []) =>
    sources
      .filter(({ name }) => names.includes(name))
      .map(({ label, href }) => (href ? `${label}, ${href}` : label))
      .join('\n');
  const rows = [
    ...(currency ? [[words.currency, currency.code, `${currency.decimals}`]] : []),
    ...(['ecp', 's4'] as const).map((product) => {
      const { version, asOf = '', sources: names } = payroll[product];
      return [words.versions[product], '', words[version], asOf, '', named(names)];
    }),
    ...SUBJECTS.flatMap((subject) => {
      const { authority, values = [] } = rules[subject] ?? {};
      return values.map(({ what, value, since, until, sources: names }) => [
        words.subjects[subject] ?? subject,
        what,
        value,
        dateOf(since),
        dateOf(until),
        named(names),
        authority ? `${authority.label}, ${authority.href}` : '',
      ]);
    }),
  ];
  return [
    words.columns.map((value) => ({ value, ...HEAD })),
    ...rows.map((row) => WIDTHS.map((_, i) => ({ value: row[i] ?? '', ...CELL }))),
    [],
    [null, { value: from }],
  ];
}

/** One sheet for each country of a comparison. */
export function regionSheet(page: RegionPage, link: string) {
  const words = page.comparison.sheet;
  if (!words) throw new Error(`${page.title} has no sheet: add comparison.sheet.`);
  const countries = page.comparison.rows.flatMap(({ country }) =>
    country ? getCountry(country) : [],
  );
  return writeExcelFile(
    countries.map((country) => ({
      data: rowsOf(
        country,
        words,
        fill(words.from, { link, date: longDay(country.reviewed ?? page.checked) }),
      ),
      sheet: country.name,
      columns: WIDTHS.map((width) => ({ width })),
      stickyRowsCount: 1,
      orientation: 'landscape' as const,
    })),
  ).toBlob();
}
