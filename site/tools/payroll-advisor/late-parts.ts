import { keepTrying, loadLate } from '../../browser/load-late.ts';
import { type Countries, readCountries } from './rules/countries.ts';
import { ANSWERS, type AnswerWords, COUNTRIES } from './words.ts';

/** All countries by all their names. Fetched when somebody goes near the field, or when the address names some. */
export const loadCountries = (): Promise<Countries> => {
  loading ??= loadLate<string>(COUNTRIES).then(readCountries);
  return loading;
};
let loading: Promise<Countries> | undefined;

/** What reads lists and asks about names: only few visitors need it. */
export const loadReader = async () => {
  const [{ parseList }, { nearMisses }, words, countries] = await Promise.all([
    keepTrying(() => import('./rules/parse-list.ts')),
    keepTrying(() => import('./rules/near-miss.ts')),
    loadLate<AnswerWords>(ANSWERS),
    loadCountries(),
  ]);
  return {
    words,
    read: (text: string) => parseList(text, countries, words.paste, words.data.counts.more),
    guess: (name: string) => nearMisses(countries, name),
  };
};
