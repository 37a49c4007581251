import { keepTrying, loadLate } from '../../browser/load-late.ts';
import { type Countries, readCountries } from './rules/countries.ts';
import type { AnswerWords } from './words.ts';

/** Written by site/pages/tools/payroll-advisor.json.ts and countries.json.ts. */
export const ANSWERS = '/tools/payroll-advisor.json';
const COUNTRIES = '/tools/countries.json';

let loading: Promise<Countries> | undefined;
/** All countries by all their names. Fetched when a visitor goes near the field, or when the address names some. */
export const loadCountries = (): Promise<Countries> => {
  loading ??= loadLate<string>(COUNTRIES).then(readCountries);
  return loading;
};

/** What reads lists: only few visitors need it. */
export const loadReader = async () => {
  const [{ parseList }, words, countries] = await Promise.all([
    keepTrying(() => import('./rules/parse-list.ts')),
    loadLate<AnswerWords>(ANSWERS),
    loadCountries(),
  ]);
  return {
    words: words.paste,
    read: (text: string) => parseList(text, countries, words.paste, words.data.counts.more),
  };
};
