import { isoDay, longDay } from '../../../../common/day.ts';
import { fill } from '../../../../common/wording.ts';
import { getCountry, type KnownCountry } from '../../../content/countries.ts';
import { today } from '../../../content/settings.ts';
import { dateLine, readWhen } from '../../../parts/when.ts';
import type { Subject } from '../../../schemas/countries.ts';
import type { Source } from '../../../schemas/insights/deadlines.ts';
import type { RegionPage } from '../../../schemas/insights/regions.ts';

type Rule = NonNullable<NonNullable<KnownCountry['rules']>[Subject]>;
export type Value = Rule['values'][number];

/** One cell: a sentence of the page, or a dated value of a record. */
export interface Entry {
  what?: string;
  text: string;
  /** since 1 June 2026 */
  date?: string | undefined;
  /** Numbers in the list of sources of the page, counted from 1. */
  sources: readonly number[];
}

/** Leaves out values that have ended by a day. */
export function valuesOn(values: readonly Value[], day: string): Value[] {
  return values.filter(({ until }) => !until || (readWhen(until)?.last ?? day) >= day);
}

/** Sources by their place in the list of the page, counted from 1. */
export function numbersOf(
  { items }: RegionPage['sources'],
  names: readonly string[] = [],
): readonly number[] {
  return names.map((name) => items.findIndex((one) => one.name === name) + 1);
}

/** The rows of a comparison, from the page and the records of its countries, and all of their sources. */
export function readRows({ comparison, sources }: RegionPage) {
  const day = isoDay(today());
  const all: Source[] = [...sources.items];
  const numberOf = (source: Source): number => {
    const at = all.findIndex(({ label, href }) => label === source.label && href === source.href);
    return at >= 0 ? at + 1 : all.push(source);
  };
  const dateOf = (since: string | undefined) => {
    const at = since === undefined ? undefined : readWhen(since);
    const words = at && (at.first > day ? comparison.from : comparison.since);
    return words && fill(words, { date: dateLine(at) });
  };
  const entriesOf = ({ rules = {}, sources: known = [] }: KnownCountry, subject: Subject) =>
    valuesOn(rules[subject]?.values ?? [], day).map(
      ({ what, value, since, sources: names }): Entry => ({
        what,
        text: value,
        date: dateOf(since),
        sources: known.filter(({ name }) => names.includes(name)).map(numberOf),
      }),
    );
  const rows = comparison.rows.map(({ name, country: code, rule, asOf, cells }) => {
    const country = code ? getCountry(code) : undefined;
    const shown = rule ? [[rule]] : country ? (comparison.subjects ?? []) : [];
    const age = (rule && country?.rules?.[rule]?.asOf) ?? country?.asOf ?? asOf;
    return {
      name,
      age:
        age &&
        fill(comparison.asOf, {
          date: age,
          checked: country?.reviewed ? longDay(country.reviewed) : '',
        }),
      currency:
        country?.currency && comparison.currency
          ? fill(comparison.currency, { code: country.currency.code, n: country.currency.decimals })
          : undefined,
      cells: [
        ...(country
          ? shown.map((subjects) => subjects.flatMap((one) => entriesOf(country, one)))
          : []),
        ...cells.map((cell): Entry[] => [
          { text: cell.text, sources: numbersOf(sources, cell.sources) },
        ]),
      ],
    };
  });
  return { rows, sources: all };
}
