import { count, fill, join, some } from '../../common/wording.ts';
import { decide } from './decide.ts';
import type { Option } from './payroll-advisor.schema.ts';
import { mergeRows } from './rows.ts';
import type { Advice, AdvisorData, AdvisorInput, CountryAdvice, CountryRow, OptionSummary, RuleName } from './types.ts';

const OPTIONS: readonly Option[] = ['ecp', 's4', 'partner', 'open'];
/** The first two rules leave no choice to which there could be an alternative. */
const WITHOUT_ALTERNATIVE: readonly RuleName[] = ['managed', 'stay', 'stayWithout'];

const sumOf = (rows: readonly CountryRow[]): number => rows.reduce((sum, { headcount }) => sum + (headcount ?? 0), 0);

const coverageOf = (code: string, option: Option, rule: RuleName, data: AdvisorData): CountryAdvice['coverage'] => {
  const { ecp, s4Sap, s4Partner } = data.coverage[code] ?? {};
  const known = option === 'ecp' ? [ecp] : option === 's4' ? [s4Sap, s4Partner] : [];
  const proof = known.find((evidence) => evidence?.covered);
  if (proof) return { state: 'confirmed', words: proof.words };
  if (rule === 'zero') return { state: 'none', words: data.open.none };
  return { state: 'toConfirm', words: data.open[option === 'partner' ? option : 'toConfirm'] };
};

const adviseRow = (row: CountryRow, input: AdvisorInput, data: AdvisorData, isSmall: boolean): CountryAdvice => {
  const [rule, question] = decide(row, input, data);
  const { option, reason, note } = data.rules[rule];
  const why = fill(reason, {
    country: row.name,
    people: count(row.headcount ?? 0, data.counts.people),
    question: question ? data.questions[question].label : '',
  });
  return {
    ...row,
    option,
    rule,
    reason: note ? `${why} ${note}` : why,
    coverage: coverageOf(row.code, option, rule, data),
    alternative: isSmall && option !== 'open' && !WITHOUT_ALTERNATIVE.includes(rule),
  };
};

const summarise = (rows: readonly CountryAdvice[], data: AdvisorData): OptionSummary[] =>
  OPTIONS.map((option) => {
    const own = rows.filter((row) => row.option === option);
    const toConfirm = own.filter((row) => row.coverage.state === 'toConfirm').length;
    return { option, label: data.options[option].label, countries: own.length, people: sumOf(own), toConfirm };
  }).filter(({ countries }) => countries > 0);

const headlineOf = (summary: readonly OptionSummary[], people: number, data: AdvisorData): string => {
  const { words, counts, options } = data;
  const countries = summary.reduce((sum, option) => sum + option.countries, 0);
  if (countries === 0) return words.empty;
  if (summary[0]?.option === 'open') return words.nothingYet;
  const parts = summary.map((part) =>
    fill(words.part, { option: options[part.option].inSentence, countries: count(part.countries, counts.countries) }),
  );
  return fill(words.headline, {
    people: count(people, counts.people),
    countries: count(countries, counts.countries),
    parts: join(parts),
  });
};

/** What to check next: each point that concerns this list, in the order of the data file. */
const checksFor = (rows: readonly CountryAdvice[], input: AdvisorInput, data: AdvisorData): Advice['checks'] =>
  data.checks.flatMap(({ when, text, href, link }) => {
    const names = rows
      .filter(({ option, coverage, headcount }) => {
        if (when === 'blank') return headcount === null;
        if (when === 'toConfirm') return option !== 'partner' && coverage.state === when;
        if (when === 'planned') return option === 'ecp' && input.employeeCentral === when;
        if (when === 'erp') return input.currentPayroll === when;
        return when === 'always' || when === option;
      })
      .map(({ name }) => name);
    return names.length > 0 ? { text: fill(text, { countries: some(names, data.counts.more) }), href, link } : [];
  });

/** A suggestion with its reason for every country of the list. Pure: nothing is kept and nothing is sent. */
export const advise = (input: AdvisorInput, data: AdvisorData): Advice => {
  const { rows: list, merged } = mergeRows(input.rows);
  const people = sumOf(list);
  const isSmall = people > 0 && people <= data.constants.partnerCloudMaximum;
  const rows = list.map((row) => adviseRow(row, input, data, isSmall));
  const summary = summarise(rows, data);
  const notes: string[] = [];
  if (merged.length > 0) notes.push(fill(data.words.merged, { countries: some(merged, data.counts.more) }));
  if (rows.some(({ alternative }) => alternative))
    notes.push(fill(data.partnerCloud.text, { people: count(people, data.counts.people) }));
  return {
    headline: headlineOf(summary, people, data),
    rows,
    summary,
    people,
    notes,
    checks: checksFor(rows, input, data),
  };
};
