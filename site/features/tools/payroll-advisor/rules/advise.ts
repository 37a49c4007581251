import { count, fill, join, some } from '../../../../../common/wording.ts';
import { fitLetter } from '../../shared/letter.ts';
import type { AdvisorData } from '../words.ts';
import { type AdvisorInput, QUESTIONS } from './address.ts';
import { decideAll, isCovered, type RuleName } from './decide.ts';
import { cleanName, sumOf } from './rows.ts';

const OPTIONS = ['ecp', 's4', 'partner', 'open'] as const;
/** The first two rules leave no choice to which there could be an alternative. */
const WITHOUT_ALTERNATIVE: readonly RuleName[] = ['managed', 'stay'];

/** A suggestion with its reason for every country of the list, which names each country once. */
export function advise(input: AdvisorInput, data: AdvisorData) {
  const { counts, result, options } = data;
  const inPeople = (n: number) => count(n, counts.people);
  const inCountries = (n: number) => count(n, counts.countries);
  const people = sumOf(input.rows);
  const isSmall = people > 0 && people <= data.constants.partnerCloudMaximum;
  const { rows: decided, bigger } = decideAll(input.rows, input, data);
  const rows = decided.map((row) => {
    const { option, reason, note } = data.rules[row.rule];
    const covered = isCovered(row.code, data.versions);
    const why = fill(reason, {
      country: row.name,
      people: inPeople(row.headcount ?? 0),
      core: data.core[input.employeeCentral === 'live' ? 'live' : 'planned'],
      bigger:
        bigger.length < 3
          ? join(bigger.map(({ name }) => name))
          : fill(data.bigger, { n: bigger.length }),
    });
    /** The partner-managed cloud is mentioned as well. */
    const alternative = isSmall && option !== 'open' && !WITHOUT_ALTERNATIVE.includes(row.rule);
    const parts = [why, note, option === 'partner' && !covered && data.rules.noVersion.reason];
    return { ...row, option, reason: parts.filter(Boolean).join(' '), alternative, covered };
  });

  const headline = () => {
    if (rows.length === 0) return result.empty;
    if (rows.every(({ option }) => option === 'open')) return result.nothingYet;
    const parts = OPTIONS.flatMap((option) => {
      const n = rows.filter((row) => row.option === option).length;
      return n > 0
        ? fill(result.part, { option: options[option].inSentence, countries: inCountries(n) })
        : [];
    });
    return fill(result.headline, {
      people: inPeople(people),
      countries: inCountries(rows.length),
      parts: join(parts),
    });
  };
  /** The points to check next for this list, in the order of the data file. */
  const checks = data.checks.flatMap(({ when, text, href, link }) => {
    const concerned = rows.filter(({ option, headcount }) => {
      if (when === 'blank') return headcount === null;
      if (when === 'planned') return option === 'ecp' && input.employeeCentral === when;
      if (when === 'erp') return input.currentPayroll === when;
      return when === 'always' || when === option;
    });
    const names = concerned.map(({ name }) => name);
    const countries = some(names, counts.more);
    return countries ? { text: fill(text, { countries }), href, link } : [];
  });
  const hasAlternative = rows.some(({ alternative }) => alternative);
  return {
    headline: headline(),
    rows,
    people,
    notes: hasAlternative ? [fill(data.partnerCloud.text, { people: inPeople(people) })] : [],
    checks,
  };
}

/** Each question with its choice, for a message or a printed page. */
export function choicesIn(input: AdvisorInput, { questions, handOver }: AdvisorData): string[] {
  return QUESTIONS.map((name) => {
    const choices: Readonly<Record<string, { label: string }>> = questions[name].choices;
    const choice = choices[input[name] ?? '']?.label ?? handOver.unanswered;
    return fill(handOver.choice, { question: questions[name].label, choice });
  });
}

/** The result as a message that a person can read and change before sending it. */
export function advisorSummary(
  { rows, people, headline }: ReturnType<typeof advise>,
  input: AdvisorInput,
  words: AdvisorData,
  link: string,
  notRead: readonly { text: string }[] = [],
): string {
  const { handOver, counts, options, result } = words;
  const total = {
    people: count(people, counts.people),
    countries: count(rows.length, counts.countries),
  };
  const names = notRead.map(({ text }) => cleanName(text));
  const entries = some(names, counts.more, 8);
  return fitLetter({
    handOver,
    link,
    head: [
      fill(handOver.total, total),
      ...(entries ? [fill(handOver.notRead, { entries })] : []),
      ...choicesIn(input, words),
      '',
      headline,
      ...(rows.some(({ alternative }) => alternative) ? [handOver.alternative] : []),
      '',
    ],
    body: rows.map(({ name, headcount, option }) =>
      fill(handOver.row, {
        country: name,
        people: headcount === null ? result.noHeadcount : count(headcount, counts.people),
        option: options[option].label,
      }),
    ),
  });
}
