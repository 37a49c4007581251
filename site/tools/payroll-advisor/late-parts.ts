import { type Places, readPlaces } from '../../../tools/payroll-advisor/places.ts';
import { keepTrying, loadLate } from '../../islands/load-late.ts';
import { ANSWERS, type AnswerWords, COUNTRIES } from './words.ts';

/** All countries by all their names. Fetched when somebody goes near the field, or when the address names some. */
export const loadPlaces = (): Promise<Places> => {
  loading ??= loadLate<string>(COUNTRIES).then(readPlaces);
  return loading;
};
let loading: Promise<Places> | undefined;

/** What reads lists and asks about names: only few visitors need it. */
export const loadReader = async () => {
  const [{ parseList }, { nearMisses }, words, places] = await Promise.all([
    keepTrying(() => import('../../../tools/payroll-advisor/parse-list.ts')),
    keepTrying(() => import('../../../tools/payroll-advisor/near-miss.ts')),
    loadLate<AnswerWords>(ANSWERS),
    loadPlaces(),
  ]);
  return {
    words,
    read: (text: string) => parseList(text, places, words.paste, words.data.counts.more),
    guess: (name: string) => nearMisses(places, name),
  };
};
