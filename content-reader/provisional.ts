import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap } from 'yaml';
import { isoDay } from '../common/day.ts';
import { contentFiles } from './files.ts';
import { outlineOf } from './outline.ts';
import { type Fields, parseFile } from './parse.ts';
import { placeIn } from './problem.ts';

/** Something the owner must settle before the site goes live. */
interface OpenPoint {
  /** Path from the root of the repository. */
  file: string;
  line: number;
  /** Which value, by the names an editor sees: offices › Abu Dhabi */
  subject: string;
  /** What is in the way. */
  missing: string[];
  /** The comment that explains it, if there is one. */
  note: string;
}

/** Host names that RFC 2606 reserves, with the address that holds them. */
const PLACEHOLDER =
  /(?:https?:\/\/)?[\w.+@-]*\b(?:[\w-]+\.(?:example|invalid|test|localhost)|example\.(?:com|net|org))\b(?:\/[^\s"'<>()[\]{}]*)?/i;
const CONFIRM = 'to be confirmed';

/** The first of these that an entry has says what it is about. */
const NAMES = ['label', 'title', 'heading', 'name', 'term', 'question', 'city', 'company', 'date', 'kind'];
const nameOf = (node: unknown): string | undefined => {
  const named = isMap(node) ? NAMES.map((key): unknown => node.get(key)) : [];
  return named.find((value) => typeof value === 'string');
};

const subjectOf = ({ document }: Fields, path: readonly string[]): string => {
  const name = nameOf(document.contents);
  if (path.length === 0) return name ? `${name} (the whole file)` : 'the whole file';
  const nameAt = (key: string, i: number) =>
    /^\d+$/.test(key) ? (nameOf(document.getIn(path.slice(0, i + 1))) ?? Number(key) + 1) : key;
  return path.map(nameAt).join(' › ');
};

/** The comment lines directly above a line, as one text. Lines count from 1. */
const commentAbove = (lines: readonly string[], line: number): string => {
  const above = lines.slice(0, line - 1);
  const words = above.slice(above.findLastIndex((text) => !/^\s*#/.test(text)) + 1);
  return words.map((text) => text.replace(/^\s*#\s*/, '')).join(' ');
};

/** What is open in one file, in the order of its lines; undefined for a draft, which no build shows. */
export const openPointsIn = (file: string, source: string): OpenPoint[] | undefined => {
  const { fields, body, faults } = parseFile(file, source);
  const lines = source.split(/\r?\n/);
  const point = (line: number, subject: string, ...missing: string[]): OpenPoint => {
    return { file, line, subject, missing, note: commentAbove(lines, line) };
  };
  const [broken] = faults;
  if (broken) return [point(broken.line, 'the whole file', 'cannot be read: run npm run check:content')];
  if (fields.document.get('draft') === true) return undefined;
  const found = outlineOf({ file, source, body, fields }).values.flatMap(({ field, name, place: { line }, value }) => {
    const [placeholder] = PLACEHOLDER.exec(value) ?? [];
    const path = field.split('.');
    if (value === 'null') return [{ path, line, missing: 'no value yet' }];
    if (name === 'provisional' && value === 'true') return [{ path, line, missing: CONFIRM }];
    return placeholder ? [{ path, line, missing: `${placeholder} is a placeholder` }] : [];
  });
  // What an entry lacks that must be confirmed anyway is one point with it.
  const entries = [...Map.groupBy(found, ({ path }) => path.slice(0, -1).join('.')).values()];
  const points = entries.flatMap((entry) => {
    const whole = entry.find(({ missing }) => missing === CONFIRM);
    if (!whole) return entry.map(({ path, line, missing }) => point(line, subjectOf(fields, path), missing));
    const others = entry.filter((one) => one !== whole).map(({ missing }) => missing);
    return [point(whole.line, subjectOf(fields, whole.path.slice(0, -1)), ...others, CONFIRM)];
  });
  const inText = [...source.slice(body).matchAll(new RegExp(PLACEHOLDER, 'gi'))].map(({ 0: words, index }) =>
    point(placeIn(source, body + index).line, 'the text', `${words} is a placeholder`),
  );
  return [...points, ...inText].sort((m, n) => m.line - n.line);
};

/** Paths of the files of content/ that editors write, from the root of the repository. */
const filesIn = (root: string): string[] =>
  contentFiles(root).paths.filter((file) => /(?<!\/README)\.(?:yaml|md|json)$/.test(file));

/**
 * What is open in all of content/, and the drafts that were left out. `proof` are folders whose entries the owner must
 * give, each with the kind of draft that begins one.
 */
export const findOpenPoints = (
  root: string,
  proof: Readonly<Record<string, string>>,
): { points: OpenPoint[]; drafts: string[] } => {
  const found = filesIn(root).map((file) => ({
    file,
    points: openPointsIn(file, readFileSync(join(root, file), 'utf8')),
  }));
  const shown = found.filter(({ points }) => points !== undefined);
  const missing = Object.entries(proof)
    .filter(([folder]) => !shown.some(({ file }) => file.startsWith(`content/${folder}/`)))
    .map(([folder, kind]) => ({
      file: `content/${folder}`,
      line: 1,
      subject: folder,
      missing: [`none yet: npm run new -- ${kind} "Name"`],
      note: '',
    }));
  return {
    points: [...shown.flatMap(({ points = [] }) => points), ...missing],
    drafts: found.filter(({ points }) => points === undefined).map(({ file }) => file),
  };
};

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** The points of one file; a comment that several points share in a row is printed once. */
const describeFile = (file: string, points: readonly OpenPoint[]): string => {
  const width = String(points.at(-1)?.line ?? '').length;
  const lines = points.flatMap(({ line, subject, missing, note }, i) => {
    const words = `  ${String(line).padStart(width)}  ${subject}: ${missing.join(', ')}`;
    return note && note !== points[i + 1]?.note ? [words, `  ${' '.repeat(width)}  (${note})`] : [words];
  });
  return [file, ...lines].join('\n');
};

/** What `npm run launch-check` prints. */
export const describeOpenPoints = (points: readonly OpenPoint[], drafts: readonly string[]): string => {
  const left = drafts.map((file) => `${file} is a draft: not built and not checked.`);
  if (points.length === 0) return [...left, 'Ready to launch: nothing provisional is left.'].join('\n');
  const files = Object.entries(Object.groupBy(points, ({ file }) => file));
  return [
    ...files.map(([file, own]) => describeFile(file, own ?? [])),
    ...left,
    `Not ready to launch: ${count(points.length, 'open point')} in ${count(files.length, 'file')}.
Settle each with the owner, correct the value and delete its line "provisional: true".`,
  ].join('\n\n');
};

/** A fact that was not compared with its sources for so many days may no longer be one. */
const STALE_DAYS = 120;

/** Every file whose day "checked" lies too far back, the oldest first: where, since when, and what to do. */
export const describeStale = (root: string, today: Date): string[] =>
  filesIn(root)
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const [found, checked = ''] = /^checked: ['"]?(\d{4}-\d\d-\d\d)/m.exec(text) ?? [];
      const days = Math.floor((Date.parse(isoDay(today)) - Date.parse(checked)) / 864e5);
      if (found === undefined || days <= STALE_DAYS) return [];
      const { line } = placeIn(text, text.indexOf(found));
      const remedy = 'compare it with its sources and write today’s date';
      return [{ days, words: `${file}:${line} – checked on ${checked}, ${days} days ago: ${remedy}.` }];
    })
    .sort((m, n) => n.days - m.days)
    .map(({ words }) => words);
