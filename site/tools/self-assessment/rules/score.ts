import { count, fill } from '../../../../common/wording.ts';
import type { AssessmentWords } from '../words.ts';
import type { SelfAssessment } from './self-assessment.schema.ts';

export type Answer = keyof SelfAssessment['answers'];
/** By the key of the statement; a missing one is not answered. */
export type AssessmentAnswers = Readonly<Record<string, Answer>>;

type AssessmentData = Pick<AssessmentWords, 'areas' | 'bands' | 'actionLimit' | 'answers' | 'result'>;
type Statement = AssessmentData['areas'][number]['statements'][number];

const POINTS = { yes: 2, partly: 1, no: 0 } as const satisfies Record<Answer, number>;

const answerTo = (answers: AssessmentAnswers, key: string): Answer | undefined => {
  const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
  return answer && Object.hasOwn(POINTS, answer) ? answer : undefined;
};

/** The share of what was possible, from 0 to 100, over the statements that were answered. */
const scoreOf = (statements: readonly Statement[], answers: AssessmentAnswers) => {
  let reached = 0;
  let possible = 0;
  let answered = 0;
  for (const { key, weight } of statements) {
    const answer = answerTo(answers, key);
    if (!answer) continue;
    answered += 1;
    reached += weight * POINTS[answer];
    possible += weight * POINTS.yes;
  }
  return { answered, all: statements.length, score: answered > 0 ? Math.round((100 * reached) / possible) : null };
};

const bandOf = (score: number, data: AssessmentData) => data.bands.find(({ from }) => score >= from);

/** After every day. */
const LAST = '9999';

/** What is missing most comes first; among equals a dated change, the earliest first; then the order of the file. */
const actionsFor = (answers: AssessmentAnswers, data: AssessmentData) =>
  data.areas
    .flatMap(({ label, statements }) => statements.map((statement) => ({ area: label, statement })))
    .flatMap(({ area, statement }) => {
      const { key, weight, action: text, why, href, link, changes } = statement;
      const answer = answerTo(answers, key);
      if (!answer || answer === 'yes') return [];
      const gap = weight * (POINTS.yes - POINTS[answer]);
      const action = { key, area, text, why, answer: data.answers[answer], href, link, changes };
      return [{ gap, due: changes[0]?.first ?? LAST, action }];
    })
    .sort((one, other) => other.gap - one.gap || one.due.localeCompare(other.due))
    .slice(0, data.actionLimit)
    .map(({ action }) => action);

/** Scores by area and in total, and the actions that matter most. */
export const score = (answers: AssessmentAnswers, data: AssessmentData) => {
  const { result } = data;
  const areas = data.areas.map(({ id, label, statements }) => {
    const own = scoreOf(statements, answers);
    const meaning = own.score === null ? result.noScore : (bandOf(own.score, data)?.label ?? result.noScore);
    return { id, label, meaning, ...own };
  });
  const statements = data.areas.flatMap((area) => area.statements);
  const { score: total, answered, all } = scoreOf(statements, answers);
  const band = total === null ? undefined : bandOf(total, data);
  const actions = actionsFor(answers, data);
  const missing = all - answered;
  return {
    headline: band
      ? fill(result.headline, { score: total ?? 0, band: band.label.toLowerCase(), n: answered, all })
      : result.empty,
    reason: band?.text ?? result.empty,
    total,
    answered,
    all,
    areas,
    actions,
    notes: [
      answered > 0 && missing > 0 && count(missing, result.unfinished),
      answered > 0 && actions.length === 0 && result.noActions,
    ].filter((note) => note !== false),
  };
};
export type AssessmentReport = ReturnType<typeof score>;
