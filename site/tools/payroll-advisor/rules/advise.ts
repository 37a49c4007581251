import { count, fill, join, some } from '../../../../common/wording.ts';
import type { AdvisorData } from './data.ts';
import { decideAll, openQuestions } from './decide.ts';
import type { Option } from './payroll-advisor.schema.ts';
import { sumOf } from './rows.ts';
import type { AdvisorInput, CountryAdvice, CountryRow, RuleName } from './types.ts';

const OPTIONS: readonly Option[] = ['ecp', 's4', 'partner', 'open'];
/** The first two rules leave no choice to which there could be an alternative. */
const WITHOUT_ALTERNATIVE: readonly RuleName[] = ['managed', 'stay'];

interface Whole {
  input: AdvisorInput;
  data: AdvisorData;
  /** The list is small enough for the partner-managed cloud. */
  isSmall: boolean;
  /** Names of the countries that are large enough for Employee Central Payroll. */
  bigger: readonly string[];
}

const adviseRow = (row: CountryRow, rule: RuleName, { input, data, isSmall, bigger }: Whole): CountryAdvice => {
  const { option, reason, note } = data.rules[rule];
  const why = fill(reason, {
    country: row.name,
    people: count(row.headcount ?? 0, data.counts.people),
    core: data.core[input.employeeCentral === 'live' ? 'live' : 'planned'],
    bigger: bigger.length < 3 ? join(bigger) : fill(data.bigger, { n: bigger.length }),
  });
  return {
    ...row,
    option,
    rule,
    reason: note ? `${why} ${note}` : why,
    alternative: isSmall && option !== 'open' && !WITHOUT_ALTERNATIVE.includes(rule),
  };
};

const headlineOf = (rows: readonly CountryAdvice[], people: number, data: AdvisorData): string => {
  const { result: words, counts, options } = data;
  const countries = (n: number) => count(n, counts.countries);
  if (rows.length === 0) return words.empty;
  if (rows.every(({ option }) => option === 'open')) return words.nothingYet;
  const parts = OPTIONS.map((option) => ({ option, n: rows.filter((row) => row.option === option).length }))
    .filter(({ n }) => n > 0)
    .map(({ option, n }) => fill(words.part, { option: options[option].inSentence, countries: countries(n) }));
  return fill(words.headline, {
    people: count(people, counts.people),
    countries: countries(rows.length),
    parts: join(parts),
  });
};

/** What to check next: each point that concerns this list, in the order of the data file. */
const checksFor = (rows: readonly CountryAdvice[], input: AdvisorInput, data: AdvisorData) =>
  data.checks.flatMap(({ when, text, href, link }) => {
    const names = rows
      .filter(({ option, headcount }) => {
        if (when === 'blank') return headcount === null;
        if (when === 'planned') return option === 'ecp' && input.employeeCentral === when;
        if (when === 'erp') return input.currentPayroll === when;
        return when === 'always' || when === option;
      })
      .map(({ name }) => name);
    return names.length > 0 ? [{ text: fill(text, { countries: some(names, data.counts.more) }), href, link }] : [];
  });

/** A suggestion with its reason for every country of the list, which names each country once. */
export const advise = (input: AdvisorInput, data: AdvisorData) => {
  const people = sumOf(input.rows);
  const isSmall = people > 0 && people <= data.constants.partnerCloudMaximum;
  const { rules, bigger: large } = decideAll(input.rows, input, data);
  const bigger = large.map(({ name }) => name);
  const rows = input.rows.map((row, at) => adviseRow(row, rules[at] ?? 'unanswered', { input, data, isSmall, bigger }));
  const hasAlternative = rows.some(({ alternative }) => alternative);
  return {
    headline: headlineOf(rows, people, data),
    rows,
    people,
    notes: hasAlternative ? [fill(data.partnerCloud.text, { people: count(people, data.counts.people) })] : [],
    open: rows.some(({ rule }) => rule !== 'zero') ? openQuestions(input) : [],
    checks: checksFor(rows, input, data),
  };
};
export type Advice = ReturnType<typeof advise>;
