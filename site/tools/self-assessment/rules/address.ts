import { bodyOf, VERSION } from '../../rules/address-code.ts';
import type { Answer, AssessmentAnswers } from './types.ts';

/** The order of the three parts stands in shared links. */
const PARTS: readonly Answer[] = ['yes', 'partly', 'no'];

/** All that an address needs to know of the statements. */
interface Asked {
  areas: readonly { statements: readonly { key: string }[] }[];
}

const keysOf = (data: Asked): string[] => data.areas.flatMap(({ statements }) => statements.map(({ key }) => key));

/** The keys of all statements answered yes, then partly, then no, separated by dots. Empty for an untouched tool. */
export const encodeAssessment = (answers: AssessmentAnswers, data: Asked): string => {
  const keys = keysOf(data);
  const parts = PARTS.map((answer) => keys.filter((key) => answers[key] === answer).join(''));
  return parts.some((part) => part !== '') ? VERSION + parts.join('.').replace(/\.+$/, '') : '';
};

/** Reads what makes sense and passes over the rest; null where nothing can be read. Never throws. */
export const decodeAssessment = (address: string, data: Asked): AssessmentAnswers | null => {
  const parts = bodyOf(address)?.split('.', PARTS.length) ?? [];
  const answers: Record<string, Answer> = {};
  for (const key of keysOf(data)) {
    const answer = PARTS[parts.findIndex((part) => part.includes(key))];
    if (answer) answers[key] = answer;
  }
  return Object.keys(answers).length > 0 ? answers : null;
};
