import { quietly } from '../../browser/storage.ts';

/** What somebody has entered, as it is kept in the browser and written into the spreadsheet. */
export interface Answers {
  /** How many partners are compared: 1 to 3. */
  partners: number;
  names: string[];
  /** Names of ticked fields: a1 is the first question of the first partner. */
  ticks: string[];
  /** Notes by the same names. */
  notes: Record<string, string>;
}

export const LETTERS = ['a', 'b', 'c'] as const;
export const KEY = 'dhr-partner-checklist';

export const noAnswers = (): Answers => ({ partners: 1, names: [], ticks: [], notes: {} });

/** The answers that were kept; none where the browser keeps nothing or something else lies there. */
export const readAnswers = (): Answers => {
  const kept: unknown = quietly(() => JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  return { ...noAnswers(), ...(typeof kept === 'object' ? kept : {}) };
};

/** A browser that keeps nothing still ticks and prints. */
export const keepAnswers = (answers: Answers) => quietly(() => localStorage.setItem(KEY, JSON.stringify(answers)));
