import { fold } from './countries.ts';
import { datePattern } from './list-dates.ts';
import type { PayrollAdvisor } from './payroll-advisor.schema.ts';

type Vocabulary = PayrollAdvisor['paste']['vocabulary'];

/** The words besides names and numbers that a list may contain, ready to be looked up. */
export interface ListWords {
  and: ReadonlySet<string>;
  passedOver: ReadonlySet<string>;
  range: ReadonlySet<string>;
  between: ReadonlySet<string>;
  /** What a number may count besides people. */
  notPeople: ReadonlySet<string>;
  /** Codes of countries that mean people behind a number: "1.200 MA". */
  units: ReadonlySet<string>;
  /** A date at a place of a line. */
  date: RegExp;
  each: ReadonlySet<string>;
  /** What a word after a number multiplies it by. */
  times: ReadonlyMap<string, number>;
  /** Whole words only: "summit" is no sum. */
  isHeader: (text: string) => boolean;
  isTotal: (text: string) => boolean;
}

/** Not in the data: the check of the content takes it for a gap that an editor left. */
const UNDECIDED = 'tbd';

const setOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(fold));
const finder = (words: readonly string[]) => {
  const folded = words.map((word) => ` ${fold(word)} `);
  return (text: string): boolean => folded.some((word) => ` ${fold(text)} `.includes(word));
};

export const readWords = (
  { and, passedOver, range, between, each, notPeople, units, months, times }: Vocabulary,
  header: readonly string[],
  total: readonly string[],
): ListWords => ({
  and: setOf(and),
  passedOver: setOf([...passedOver, UNDECIDED]),
  range: setOf(range),
  between: setOf(between),
  notPeople: setOf(notPeople),
  units: setOf(units),
  date: datePattern(months),
  each: setOf(each),
  times: new Map(times.flatMap(({ by, words }) => words.map((word) => [fold(word), by]))),
  isHeader: finder(header),
  isTotal: finder(total),
});
