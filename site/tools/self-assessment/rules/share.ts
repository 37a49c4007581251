import { fill } from '../../../../common/wording.ts';
import { bodyOf, VERSION } from '../../rules/address.ts';
import { fitLetter } from '../../rules/letter.ts';
import type { Answer, AssessmentAnswers, AssessmentReport } from './score.ts';
import type { SelfAssessment } from './self-assessment.schema.ts';

/** The order of the three parts is part of shared links. */
const PARTS: readonly Answer[] = ['yes', 'partly', 'no'];

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

/** The result as a message that a person can read and change before sending it. */
export const assessmentSummary = (
  report: AssessmentReport,
  { handOver }: Pick<SelfAssessment, 'handOver'>,
  link: string,
): string => {
  const { total, answered, all, areas, actions } = report;
  const scores = areas.map(({ label, score, meaning }) =>
    fill(handOver.area, { area: label, score: score ?? meaning }),
  );
  return fitLetter({
    handOver,
    link,
    head: [
      total === null ? report.headline : fill(handOver.result, { score: total, n: answered, all }),
      '',
      handOver.areas,
      ...scores,
      ...(actions.length > 0 ? ['', handOver.actions] : []),
    ],
    body: actions.map(({ text, answer }) => fill(handOver.action, { action: text, answer })),
  });
};
