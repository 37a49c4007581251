import { count, fill, join, some } from '../../../../../common/wording.ts';
import { fitLetter } from '../../shared/letter.ts';
import type { AdvisorData, AdvisorDate } from '../words.ts';
import { type AdvisorChoices, type AdvisorInput, QUESTIONS } from './address.ts';
import { decideAll, isCovered, type RuleName } from './decide.ts';
import { capital, type readLine, whenOf } from './read-line.ts';
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
    const { option, reason, brief, note } = data.rules[row.rule];
    const covered = isCovered(row.code, data.versions);
    const values = {
      country: row.name,
      people: inPeople(row.headcount ?? 0),
      core: data.core[input.employeeCentral === 'live' ? 'live' : 'planned'],
      bigger:
        bigger.length < 3
          ? join(bigger.map(({ name }) => name))
          : fill(data.bigger, { n: bigger.length }),
    };
    /** The partner-managed cloud is mentioned as well. */
    const alternative = isSmall && option !== 'open' && !WITHOUT_ALTERNATIVE.includes(row.rule);
    const parts = [
      fill(reason, values),
      note,
      option === 'partner' && !covered && data.rules.noVersion.reason,
    ];
    return {
      ...row,
      option,
      reason: parts.filter(Boolean).join(' '),
      brief: fill(brief, values),
      alternative,
    };
  });

  // Nobody has to decide anything where nobody is paid.
  const counted = rows.filter(({ headcount }) => headcount !== 0);
  const suggested = OPTIONS.map((option) => ({
    option: options[option].inSentence,
    n: counted.filter((row) => row.option === option).length,
  })).filter(({ n }) => n > 0);
  const parts = suggested.map(({ option, n }, at) =>
    at === 0
      ? fill(result.part, { option, countries: inCountries(n) })
      : fill(result.partAfter, { option, n }),
  );
  const isOpen = counted.every(({ option }) => option === 'open');
  const headline = () =>
    isOpen
      ? result.nothingYet
      : fill(result.headline, {
          people: inPeople(people),
          countries: inCountries(counted.length),
          parts: join(parts),
        });
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
    /** The same in a few words, for the head of the page. */
    sentence: isOpen ? result.nothingYet : `${capital(join(parts))}.`,
    rows,
    people,
    notes: hasAlternative ? [fill(data.partnerCloud.text, { people: inPeople(people) })] : [],
    checks,
  };
}

export function choiceLabel(
  question: (typeof QUESTIONS)[number],
  given: AdvisorChoices,
  { questions, answer }: AdvisorData,
): string {
  const choices: Readonly<Record<string, { label: string }>> = questions[question].choices;
  return choices[given[question] ?? '']?.label ?? answer.unanswered;
}
/** Each question with its choice, for a message. */
function choicesIn(input: AdvisorInput, data: AdvisorData): string[] {
  return QUESTIONS.map((name) =>
    fill(data.handOver.choice, {
      question: data.questions[name].label,
      choice: choiceLabel(name, input, data),
    }),
  );
}

type Advice = ReturnType<typeof advise>;

/** The answer as plain text: a title, one line for each country, the dates and the link. */
export function textOf(
  advice: Advice,
  { rows, dates }: Pick<ReturnType<typeof readLine<AdvisorDate>>, 'rows' | 'dates'>,
  words: AdvisorData,
  { what, today, link }: Readonly<Record<'what' | 'today' | 'link', string>>,
): string {
  const { answer, handOver, result, options, counts, line } = words;
  const next = new Map(rows.map(({ code, dates: [first] }) => [code, first]));
  return [
    `${answer.title} ${what}`,
    advice.sentence,
    '',
    ...advice.rows.map(({ code, name, headcount, option }) => {
      const date = next.get(code);
      const people = headcount === null ? result.noHeadcount : count(headcount, counts.people);
      const row = fill(handOver.row, { country: name, people, option: options[option].label });
      return date ? `${row}. ${fill(line.next, { date: whenOf(date, today, line) })}` : row;
    }),
    '',
    ...dates.map(({ long, title }) => `${long}: ${title}`),
    '',
    link,
  ].join('\n');
}

/** The result as a message that a person can read and change before sending it. */
export function advisorSummary(
  { rows, people, headline }: Advice,
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
