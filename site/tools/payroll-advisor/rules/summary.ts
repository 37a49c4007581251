import { count, fill, some } from '../../../../common/wording.ts';
import { fitLetter } from '../../rules/letter.ts';
import type { Advice } from './advise.ts';
import type { AdvisorData } from './data.ts';
import { QUESTIONS } from './decide.ts';
import { cleanName } from './rows.ts';
import type { AdvisorInput, Question } from './types.ts';

/** The label of an answer; answers come from a closed list, so a missing one is an unanswered question. */
const answerOf = (question: Question, input: AdvisorInput, words: AdvisorData): string => {
  const answers: Readonly<Record<string, { label: string }>> = words.questions[question].answers;
  return answers[input[question] ?? '']?.label ?? words.handOver.unanswered;
};

/** The result as a message that a person can read and change before sending it. */
export const advisorSummary = (
  advice: Advice,
  input: AdvisorInput,
  words: AdvisorData,
  link: string,
  /** What could not be read from the list, as it was written. */
  notRead: readonly string[] = [],
): string => {
  const { handOver, counts, options, questions, result } = words;
  const people = (value: number) => count(value, counts.people);
  const countries = (value: number) => count(value, counts.countries);
  return fitLetter({
    handOver,
    link,
    head: [
      fill(handOver.total, { people: people(advice.people), countries: countries(advice.rows.length) }),
      ...(notRead.length > 0
        ? [fill(handOver.notRead, { entries: some(notRead.map(cleanName), counts.more, 8) })]
        : []),
      ...QUESTIONS.map((name) =>
        fill(handOver.answer, { question: questions[name].label, answer: answerOf(name, input, words) }),
      ),
      '',
      advice.headline,
      ...(advice.rows.some(({ alternative }) => alternative) ? [handOver.alternative] : []),
      '',
    ],
    body: advice.rows.map(({ name, headcount, option }) =>
      fill(handOver.row, {
        country: name,
        people: headcount === null ? result.noHeadcount : people(headcount),
        option: options[option].label,
      }),
    ),
  });
};
