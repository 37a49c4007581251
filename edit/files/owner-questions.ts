import type { ContentFiles } from '../../content-reader/files.ts';
import { openPointsOf } from '../../content-reader/provisional.ts';
import { groupByQuestion, settledByYes } from '../../content-reader/questions.ts';
import { COLLECTIONS, PROOF } from '../../site/schemas/collections.ts';
import { nameOfPlace } from '../fields/names.ts';
import type { Path, Place } from '../marks/marks.ts';
import { say } from '../words.ts';
import { changeSource, dataOf, readableData } from './source.ts';

const FILE = `content/${COLLECTIONS.ownerQuestions.files}`;

/** "offices.0" as a path; a whole file has none. */
function pathOf(data: Record<string, unknown>, subject: string): Path {
  const path = subject.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return String(path[0]) in data ? path : [];
}

function askedIn(files: ContentFiles) {
  const texts = files.paths.map((file) => [file, String(files.read(file))] as const);
  const { points } = openPointsOf(texts, PROOF);
  const { questions } = COLLECTIONS.ownerQuestions.schema.parse(
    dataOf(FILE, String(files.read(FILE))),
  );
  return groupByQuestion(questions, points).asked;
}

/** The questions that wait for the owner, each with the places that its answer settles. */
export function openQuestions(files: ContentFiles) {
  return askedIn(files).flatMap(({ question, points }) => {
    const places = points.map(({ file, subject }): Place & { name: string } => {
      const data =
        (files.paths.includes(file) && readableData(file, String(files.read(file)))) || {};
      const path = pathOf(data, subject);
      return { file, path, name: nameOfPlace(file, data, path) };
    });
    const { settles: _, ...asked } = question;
    return places.length === 0 ? [] : [{ ...asked, places }];
  });
}

/** A yes: the marks go from everything that has its value. */
export function answerYes(files: ContentFiles, name: string) {
  const found = askedIn(files).find(({ question }) => question.name === name && question.yes);
  if (!found) throw new Error(say('notByYes'));
  return settledByYes(found.points, (file) => String(files.read(file)));
}

/** Puts a question off until a day, or notes whom it was given to. */
export function postpone(
  files: ContentFiles,
  { name, until, askedOf }: { name: string; until?: string; askedOf?: string },
) {
  const at = askedIn(files).findIndex(({ question }) => question.name === name);
  const set = (text: string, field: string, value: string | undefined) =>
    value ? changeSource(FILE, text, { kind: 'set', path: ['questions', at, field], value }) : text;
  const source = set(set(String(files.read(FILE)), 'putOffUntil', until), 'askedOf', askedOf);
  return [{ file: FILE, source }];
}
