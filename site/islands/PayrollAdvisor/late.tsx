import { type PastedList, parseList } from '../../../tools/payroll-advisor/parse-list.ts';
import type { Places } from '../../../tools/payroll-advisor/places.ts';
import { Answer, type AnswerProps } from './Answer.tsx';
import { ANSWERS, type AnswerWords } from './words.ts';

/** What the advisor needs once there is something to answer: fetched with the first country or the first list. */
const fetchWords = async (): Promise<AnswerWords> => (await fetch(ANSWERS)).json();

export const loadAnswer = async () => {
  const words = await fetchWords();
  return (props: Omit<AnswerProps, 'words'>) => <Answer {...props} words={words} />;
};

export const readList = async (text: string, places: Places): Promise<PastedList> => {
  const { paste, data } = await fetchWords();
  return parseList(text, places, paste, data.counts.more);
};
