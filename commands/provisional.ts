import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, parseDocument, type Scalar, type YAMLMap } from 'yaml';
import { splitFile } from '../content-reader/front-matter.ts';
import { noteFor } from './provisional-note.ts';

/** Something the owner must settle before the site goes live. */
export interface OpenPoint {
  /** Path from the root of the repository. */
  file: string;
  line: number;
  /** Which value, by the names an editor sees: offices › Abu Dhabi */
  subject: string;
  /** What stands in the way. */
  missing: string[];
  /** The comment that explains it, if there is one. */
  note?: string;
}

/** Host names that RFC 2606 reserves, with whatever address they stand in. */
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

const isTrue = (node: unknown): boolean => isScalar(node) && node.value === true;

/** What is open in one file, in the order of its lines; undefined for a draft, which no build shows. */
export const openPointsIn = (file: string, text: string): OpenPoint[] | undefined => {
  const { yaml, body } = splitFile(file, text);
  const document = parseDocument(yaml);
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const points: OpenPoint[] = [];
  const add = (line: number, subject: string, missing: string[], above: number[] = []) => {
    const note = noteFor(yaml, [line, ...above]);
    points.push({ file, line, subject, missing, ...(note ? { note } : {}) });
  };

  const [broken] = document.errors;
  if (broken) {
    add(lineAt(broken.pos[0]), 'the whole file', ['cannot be read: run npm run check:content']);
    return points;
  }
  if (document.get('draft') === true) return undefined;

  const faultsOf = ({ value, range }: Scalar): { line: number; missing: string }[] => {
    const [start, end] = range ?? [0, 0];
    if (value === null) return [{ line: lineAt(start), missing: 'no value yet' }];
    if (typeof value !== 'string') return [];
    return [...yaml.slice(start, end).matchAll(PLACEHOLDER)].map((match) => ({
      line: lineAt(start + match.index),
      missing: `${match[0]} is a placeholder`,
    }));
  };
  const path = (trail: readonly string[]) => trail.join(' › ');

  /** `above` holds the lines of the entries around this one, the nearest first. */
  const walkMap = (map: YAMLMap, trail: string[], above: number[]) => {
    const provisional = map.items.find(
      ({ key, value }) => isScalar(key) && key.value === 'provisional' && isTrue(value),
    );
    const settled: string[] = [];
    for (const { key, value } of map.items) {
      if (!isScalar(key)) continue;
      const inner = [...trail, String(key.value)];
      const line = lineAt(key.range?.[0] ?? 0);
      const faults = isScalar(value) ? faultsOf(value) : [];
      if (provisional) settled.push(...faults.map(({ missing }) => missing));
      else for (const fault of faults) add(fault.line, path(inner), [fault.missing], above);
      walk(value, inner, [line, ...above]);
    }
    if (provisional && isScalar(provisional.key)) {
      const name = nameOf(map);
      const subject = path(trail) || (name ? `${name} (the whole file)` : 'the whole file');
      add(lineAt(provisional.key.range?.[0] ?? 0), subject, [...settled, 'to be confirmed'], above);
    }
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
  for (const match of text.slice(body).matchAll(PLACEHOLDER))
    add(lineAt(body + match.index), 'the text', [`${match[0]} is a placeholder`]);
  return points.sort((m, n) => m.line - n.line);
};

/** Folders whose entries are proof of the firm's work: an empty one is an open point. */
const PROOF = { people: 'person', references: 'reference' } as const;

const missingProof = (root: string, drafts: readonly string[]): OpenPoint[] =>
  Object.entries(PROOF).flatMap(([folder, kind]) => {
    if (!existsSync(join(root, 'content', folder))) return [];
    const files = globSync(`content/${folder}/*.md`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
    if (files.some((file) => !drafts.includes(file))) return [];
    return [
      { file: `content/${folder}`, line: 1, subject: folder, missing: [`none yet: npm run new -- ${kind} "Name"`] },
    ];
  });

/** What is open in all of content/, and the drafts that were left out. */
export const findOpenPoints = (root: string): { points: OpenPoint[]; drafts: string[] } => {
  const files = globSync('content/**/*.{yaml,md,json}', { cwd: root, exclude: ['content/.schemas/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('/README.md'))
    .sort();
  const points: OpenPoint[] = [];
  const drafts: string[] = [];
  for (const file of files) {
    const found = openPointsIn(file, readFileSync(join(root, file), 'utf8'));
    if (found) points.push(...found);
    else drafts.push(file);
  }
  return { points: [...points, ...missingProof(root, drafts)], drafts };
};
