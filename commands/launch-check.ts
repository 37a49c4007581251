import { readFileSync, writeFileSync } from 'node:fs';
import { isoDay } from '../common/day.ts';
import {
  describeOpenPoints,
  describeStale,
  findOpenPoints,
  type OpenPoint,
} from '../content-reader/provisional.ts';
import { groupByQuestion, settledByYes } from '../content-reader/questions.ts';
import { getDepartures, getOwnerQuestions } from '../site/content/get-content.ts';
import { today } from '../site/content/settings.ts';
import { PROOF } from '../site/schemas/collections.ts';
import type { OwnerQuestions } from '../site/schemas/owner-questions.ts';

type Question = OwnerQuestions['questions'][number];

const root = process.cwd();
const { points, drafts } = findOpenPoints(root, PROOF);
const { asked, unasked } = groupByQuestion(getOwnerQuestions(), points);

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** Where the site departs from its specification, in words for the owner. */
function departuresIn(open: readonly OpenPoint[]): string[] {
  return Object.entries(getDepartures())
    .filter(([name]) => open.some(({ subject }) => subject === `departures.${name}`))
    .map(([, { specified, built }]) => `- Specified: ${specified} Here: ${built}`);
}

/** A question as a person is asked it, with what its answer would settle. */
function inWords(question: Question, open: readonly OpenPoint[], place: number): string {
  const { name, ask, worth, evidence, appears, yes, askedOf, putOffUntil } = question;
  const first = open[0];
  const where =
    open.length === 1 && first
      ? `${first.file}:${first.line} – ${first.subject}`
      : `${counted(open.length, 'mark')} in ${counted(new Set(open.map(({ file }) => file)).size, 'file')}: npm run launch-check -- ${name}`;
  const lines = [
    `${worth} On file: ${evidence}.`,
    `Appears on ${appears.join(', ')}. Settles ${where}`,
    ...(yes ? [`A yes settles all of it: npm run launch-check -- yes ${name}`] : []),
    ...departuresIn(open),
    ...(askedOf ? [`Asked of ${askedOf}.`] : []),
    ...(putOffUntil ? [`Put off until ${isoDay(putOffUntil)}.`] : []),
  ];
  return [`${String(place).padStart(2)}. ${ask}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

function describeAll(): string {
  const open = asked.flatMap(({ question, points }, i) =>
    points.length > 0 ? [inWords(question, points, i + 1)] : [],
  );
  return [
    ...describeStale(root, today()).map((line) => `Not checked for a long time: ${line}`),
    ...open,
    ...(unasked.length > 0 ? [`Asked by no question:\n${describeOpenPoints(unasked)}`] : []),
    ...drafts.map((file) => `${file} is a draft: not built and not checked.`),
    points.length === 0
      ? 'Ready to launch: nothing provisional is left.'
      : `Not ready to launch: ${open.length} of ${asked.length} questions are open, with ${counted(points.length, 'mark')}.
Fill in each value and delete its line "provisional: true"; npm run launch-check -- NAME lists the marks of a question.`,
  ].join('\n\n');
}

/** Deletes the marks of a question that a yes answers; what has no value yet stays. */
function settle({ question, points: open }: (typeof asked)[number]): string {
  if (!question.yes)
    return `A yes does not answer this question: fill in its values.\n${describeOpenPoints(open)}`;
  for (const { file, source } of settledByYes(open, (one) => readFileSync(one, 'utf8')))
    writeFileSync(file, source);
  const now = groupByQuestion(getOwnerQuestions(), findOpenPoints(root, PROOF).points).asked;
  const left = now.find((one) => one.question.name === question.name)?.points ?? [];
  return `${counted(open.length - left.length, 'mark')} deleted. ${left.length > 0 ? `Still open:\n${describeOpenPoints(left)}` : 'Run npm run check:content, then publish.'}`;
}

const [first, second] = process.argv.slice(2);
const wanted = asked.find(({ question }) => question.name === (second ?? first));
if (first === undefined) console.log(describeAll());
else if (wanted === undefined) console.error(`There is no question ${second ?? first}.`);
else console.log(first === 'yes' ? settle(wanted) : describeOpenPoints(wanted.points));
if (points.length > 0) process.exitCode = 1;
