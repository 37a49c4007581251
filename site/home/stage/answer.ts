import { count, fill } from '../../../common/wording.ts';
import { ASSUMED } from '../../tools/payroll-advisor/rules/address.ts';
import { readCountries } from '../../tools/payroll-advisor/rules/countries.ts';
import { decideAll } from '../../tools/payroll-advisor/rules/decide.ts';
import { parseList, type Unsettled } from '../../tools/payroll-advisor/rules/parse-list.ts';
import { sumOf } from '../../tools/payroll-advisor/rules/rows.ts';
import type { StageData } from './data.ts';

export interface Cell {
  headcount: number | null;
  /** A provider runs payroll, not a team of one's own. */
  isManaged: boolean;
  /** A law of the country changes soon. */
  isDue: boolean;
}

const questionAbout = ({ text, name, guesses: [guess], isShared }: Unsettled, words: StageData['words']): string => {
  if (isShared) return fill(words.shared, { text });
  if (guess) return fill(words.meant, { text: name, country: guess.name });
  return name ? fill(words.unknown, { text: name }) : fill(words.noName, { text });
};

/** What follows from a list as it was typed, on a day: one sentence, what could not be read, and what to draw. */
export const stageReader = ({ countries: names, paste, counts, words, options, constants, dates }: StageData) => {
  const countries = readCountries(names);
  const inWords = (n: number, counted: typeof words.dates) =>
    fill(n === 1 ? counted.one : counted.many, { n: words.numbers[n] ?? n });
  return (text: string, today: string) => {
    const { rows, unsettled } = parseList(text, countries, paste, counts.more);
    const routes = decideAll(rows, ASSUMED, { constants }).rules.map((rule) => options[rule]);
    const year = Number(today.slice(0, 4)) + 2;
    const coming = dates.filter(({ first, last }) => last >= today && first < `${year}`);
    const isDue = (code: string) => coming.some(({ countries: codes }) => codes.includes(code));
    const cells = rows.map(({ code, headcount }, at): Cell => {
      return { headcount, isManaged: routes[at] === 'partner', isDue: isDue(code) };
    });
    const concerned = coming.filter(
      ({ countries: codes }) => codes.length === 0 || rows.some(({ code }) => codes.includes(code)),
    );
    const people = sumOf(rows);
    return {
      cells,
      sentence: fill(people > 0 ? words.sentence : words.withoutPeople, {
        countries: count(rows.length, counts.countries),
        people: count(people, counts.people),
        routes: inWords(new Set(routes.filter((route) => route !== 'open')).size, words.routes),
        dates: inWords(concerned.length, words.dates),
        year: `${year}`,
      }),
      unread: unsettled.map((entry) => questionAbout(entry, words)),
    };
  };
};
