import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, parseDocument, type Scalar, type YAMLMap } from 'yaml';
import { isoDay } from '../common/day.ts';
import { splitFile } from './parse.ts';
import { placeIn } from './problem.ts';

/** Something the owner must settle before the site goes live. */
export interface OpenPoint {
  /** Path from the root of the repository. */
  file: string;
  line: number;
  /** Which value, by the names an editor sees: offices › Abu Dhabi */
  subject: string;
  /** What is in the way. */
  missing: string[];
  /** The comment that explains it, if there is one. */
  note?: string;
}

/** Host names that RFC 2606 reserves, with the address that holds them. */
const PLACEHOLDER =
  /(?:https?:\/\/)?[\w.+@-]*\b(?:[\w-]+\.(?:example|invalid|test|localhost)|example\.(?:com|net|org))\b(?:\/[^\s"'<>()[\]{}]*)?/gi;

/** The first of these that an entry has says what it is about. */
const NAMES = ['label', 'title', 'heading', 'name', 'term', 'question', 'city', 'company', 'date', 'kind'];
const nameOf = (node: unknown): string | undefined => {
  if (!isMap(node)) return undefined;
  const name = NAMES.map((key) => node.get(key)).find(
    (value) => typeof value === 'string' || typeof value === 'number',
  );
  return name === undefined ? undefined : String(name);
};

/** The comment lines directly above a line, as one text. Lines count from 1. */
const commentAbove = (lines: readonly string[], line: number): string => {
  const words: string[] = [];
  for (let i = line - 2; i >= 0; i--) {
    const comment = /^\s*#\s*(.*)$/.exec(lines[i] ?? '');
    if (!comment) break;
    words.unshift(comment[1]?.trim() ?? '');
  }
  return words.join(' ');
};

/** A comment above a whole list, or at the top of a file, mostly says other things. */
const ASKS = /\b(?:confirm|owner|provisional)\b/i;

/**
 * The comment that explains an open point. `above` begins with its own line, then the entries around it, outwards:
 * what is directly above the point or its entry is about it; further out only what asks for something counts.
 */
const noteFor = (lines: readonly string[], above: readonly number[]): string | undefined => {
  const header = lines.findIndex((line) => line.trim() !== '' && !/^\s*#/.test(line));
  const blank = lines.findIndex((line) => line.trim() === '');
  const top = (blank > 0 && blank < header ? blank : header) + 1;
  const far = [...above.slice(2), top].map((line) => commentAbove(lines, line)).filter((text) => ASKS.test(text));
  return [...above.slice(0, 2).map((line) => commentAbove(lines, line)), ...far].find((text) => text !== '');
};

/** What is open in one file, in the order of its lines; undefined for a draft, which no build shows. */
export const openPointsIn = (file: string, text: string): OpenPoint[] | undefined => {
  const { yaml, body } = splitFile(file, text);
  const document = parseDocument(yaml);
  const lines = yaml.split(/\r?\n/);
  const lineAt = (offset: number): number => placeIn(text, offset).line;
  const points: OpenPoint[] = [];
  const add = (line: number, subject: string, missing: string[], above: number[] = []) => {
    const note = noteFor(lines, [line, ...above]);
    points.push({ file, line, subject, missing, ...(note ? { note } : {}) });
  };

  const [broken] = document.errors;
  if (broken) {
    add(lineAt(broken.pos[0]), 'the whole file', ['cannot be read: run npm run check:content']);
    return points;
  }
  if (document.get('draft') === true) return undefined;

  const placeholders = (words: string, start: number) =>
    [...words.matchAll(PLACEHOLDER)].map(({ 0: found, index }) => ({
      line: lineAt(start + index),
      missing: `${found} is a placeholder`,
    }));
  const faultsOf = ({ value, range }: Scalar): { line: number; missing: string }[] => {
    const [start, end] = range ?? [0, 0];
    if (value === null) return [{ line: lineAt(start), missing: 'no value yet' }];
    return typeof value === 'string' ? placeholders(yaml.slice(start, end), start) : [];
  };
  const path = (trail: readonly string[]) => trail.join(' › ');

  /** `above` holds the lines of the entries around this one, the nearest first. */
  const walkMap = (map: YAMLMap, trail: string[], above: number[]) => {
    const provisional = map.items.find(
      ({ key, value }) => isScalar(key) && key.value === 'provisional' && isScalar(value) && value.value === true,
    );
    const settled: string[] = [];
    for (const { key, value } of map.items) {
      if (!isScalar(key)) continue;
      const inner = [...trail, String(key.value)];
      const faults = isScalar(value) ? faultsOf(value) : [];
      if (provisional) settled.push(...faults.map(({ missing }) => missing));
      else for (const fault of faults) add(fault.line, path(inner), [fault.missing], above);
      walk(value, inner, [lineAt(key.range?.[0] ?? 0), ...above]);
    }
    if (!provisional || !isScalar(provisional.key)) return;
    const name = nameOf(map);
    const subject = path(trail) || (name ? `${name} (the whole file)` : 'the whole file');
    add(lineAt(provisional.key.range?.[0] ?? 0), subject, [...settled, 'to be confirmed'], above);
  };
  const walk = (node: unknown, trail: string[], above: number[]) => {
    if (isMap(node)) walkMap(node, trail, above);
    if (!isSeq(node)) return;
    node.items.forEach((item, i) => {
      const inner = [...trail, nameOf(item) ?? String(i + 1)];
      if (isScalar(item)) for (const { line, missing } of faultsOf(item)) add(line, path(inner), [missing], above);
      else if (isMap(item) || isSeq(item)) walk(item, inner, [lineAt(item.range?.[0] ?? 0), ...above]);
    });
  };
  walk(document.contents, [], []);
  for (const { line, missing } of placeholders(text.slice(body), body)) add(line, 'the text', [missing]);
  return points.sort((m, n) => m.line - n.line);
};

/** Paths of the files of content/ that editors write, from the root of the repository. */
const filesIn = (root: string): string[] =>
  globSync('content/**/*.{yaml,md,json}', { cwd: root, exclude: ['content/.schemas/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('/README.md'))
    .sort();

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
