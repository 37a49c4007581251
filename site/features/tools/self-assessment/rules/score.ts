import { count, fill } from '../../../../../common/wording.ts';
import { bodyOf, VERSION } from '../../shared/address.ts';
import { fitLetter } from '../../shared/letter.ts';
import type { AssessmentWords } from '../words.ts';

/** Points of each choice; their order is part of shared links. */
const POINTS = { yes: 2, partly: 1, no: 0 } as const;
export type Choice = keyof typeof POINTS;
const CHOICES = Object.keys(POINTS) as Choice[];
/** By the key of the statement; a missing one is not answered. */
export type AssessmentChoices = Readonly<Record<string, Choice>>;

type AssessmentData = Pick<
  AssessmentWords,
  'areas' | 'bands' | 'actionLimit' | 'choices' | 'result'
>;
type Statement = AssessmentData['areas'][number]['statements'][number];

/** The share of what was possible, from 0 to 100, over the statements that were answered. */
function scoreOf(statements: readonly Statement[], choices: AssessmentChoices) {
  let reached = 0;
  let possible = 0;
  let answered = 0;
  for (const { key, weight } of statements) {
    const choice = choices[key];
    if (!choice) continue;
    answered += 1;
    reached += weight * POINTS[choice];
    possible += weight * POINTS.yes;
  }
  return {
    answered,
    all: statements.length,
    score: answered > 0 ? Math.round((100 * reached) / possible) : null,
  };
}

/** After every day. */
const LAST = '9999';

/** The largest gap first; among equals the earliest dated change; then the order of the file. */
function actionsFor(choices: AssessmentChoices, data: AssessmentData) {
  return data.areas
    .flatMap(({ label: area, statements }) =>
      statements.flatMap(({ key, weight, action: text, why, href, link, changes }) => {
        const choice = choices[key];
        if (!choice || choice === 'yes') return [];
        const gap = weight * (POINTS.yes - POINTS[choice]);
        const due = changes[0]?.first ?? LAST;
        return {
          gap,
          due,
          key,
          area,
          text,
          why,
          choice: data.choices[choice],
          href,
          link,
          changes,
        };
      }),
    )
    .sort((one, other) => other.gap - one.gap || one.due.localeCompare(other.due))
    .slice(0, data.actionLimit);
}

/** Scores by area and in total, and the actions that matter most. */
export function score(choices: AssessmentChoices, data: AssessmentData) {
  const { result } = data;
  const bandOf = (points: number | null) =>
    points === null ? undefined : data.bands.find(({ from }) => points >= from);
  const areas = data.areas.map(({ id, label, statements }) => {
    const own = scoreOf(statements, choices);
    return { id, label, meaning: bandOf(own.score)?.label ?? result.noScore, ...own };
  });
  const statements = data.areas.flatMap((area) => area.statements);
  const { score: total, answered, all } = scoreOf(statements, choices);
  const band = bandOf(total);
  const actions = actionsFor(choices, data);
  const missing = all - answered;
  return {
    headline: band
      ? fill(result.headline, {
          score: total ?? 0,
          band: band.label.toLowerCase(),
          n: answered,
          all,
        })
      : result.empty,
    band: band?.label ?? result.noScore,
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
}
export type AssessmentReport = ReturnType<typeof score>;

interface Asked {
  areas: readonly { statements: readonly { key: string }[] }[];
}
function keysOf(data: Asked): string[] {
  return data.areas.flatMap(({ statements }) => statements.map(({ key }) => key));
}

/** The keys of all statements with yes, then partly, then no, between dots. Empty if untouched. */
export function encodeAssessment(choices: AssessmentChoices, data: Asked): string {
  const keys = keysOf(data);
  const parts = CHOICES.map((choice) => keys.filter((key) => choices[key] === choice).join(''));
  return parts.some((part) => part !== '') ? VERSION + parts.join('.').replace(/\.+$/, '') : '';
}

/** Reads all that makes sense, passing over the rest; null if nothing can be read. */
export function decodeAssessment(address: string, data: Asked): AssessmentChoices | null {
  const parts = bodyOf(address)?.split('.', CHOICES.length) ?? [];
  const choices: Record<string, Choice> = {};
  for (const key of keysOf(data)) {
    const choice = CHOICES[parts.findIndex((part) => part.includes(key))];
    if (choice) choices[key] = choice;
  }
  return Object.keys(choices).length > 0 ? choices : null;
}

/** The result as a message that a person can read and change before sending it. */
export function assessmentSummary(
  { headline, total, answered, all, areas, actions }: AssessmentReport,
  { handOver }: Pick<AssessmentWords, 'handOver'>,
  link: string,
): string {
  return fitLetter({
    handOver,
    link,
    head: [
      total === null ? headline : fill(handOver.result, { score: total, n: answered, all }),
      '',
      handOver.areas,
      ...areas.map(({ label, score: points, meaning }) =>
        fill(handOver.area, { area: label, score: points ?? meaning }),
      ),
      ...(actions.length > 0 ? ['', handOver.actions] : []),
    ],
    body: actions.map(({ text, choice }) => fill(handOver.action, { action: text, choice })),
  });
}
