import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isoDay } from '../common/day.ts';
import { contentFiles, placeIn } from './files.ts';
import { outlineOf } from './outline.ts';
import { parseFile } from './parse.ts';
import { momentOf } from './schema-words.ts';

/** Something the owner must settle before the site goes live. */
export interface OpenPoint {
  file: string;
  line: number;
  /** Which field, for example offices.0 */
  subject: string;
  missing: string[];
  /** The comment that explains it, if there is one. */
  note: string;
}

/** Host names that RFC 2606 reserves, with the address that holds them. */
const PLACEHOLDER =
  /(?:https?:\/\/)?[\w.+@-]*\b(?:[\w-]+\.(?:example|invalid|test|localhost)|example\.(?:com|net|org))\b(?:\/[^\s"'<>()[\]{}]*)?/i;
const CONFIRM = 'to be confirmed';

/** The comment lines directly above a line, as one text. Lines count from 1. */
function commentAbove(lines: readonly string[], line: number): string {
  const above = lines.slice(0, line - 1);
  const words = above.slice(above.findLastIndex((text) => !/^\s*#/.test(text)) + 1);
  return words.map((text) => text.replace(/^\s*#\s*/, '')).join(' ');
}

/** The open points of one file, in the order of its lines; undefined for a draft. */
export function openPointsIn(file: string, source: string): OpenPoint[] | undefined {
  const { fields, body, fault } = parseFile(file, source);
  const lines = source.split(/\r?\n/);
  const point = (line: number, subject: string, ...missing: string[]): OpenPoint => ({
    file,
    line,
    subject,
    missing,
    note: commentAbove(lines, line),
  });
  if (fault)
    return [point(fault.line, 'the whole file', 'cannot be read: run npm run check:content')];
  if (fields.document.get('draft') === true) return undefined;
  const found = outlineOf({ file, source, body, fields }).values.flatMap(
    ({ field, name, place: { line }, value }) => {
      const [placeholder] = PLACEHOLDER.exec(value) ?? [];
      if (value === 'null') return [{ field, line, missing: 'no value yet' }];
      if (name === 'provisional' && value === 'true') return [{ field, line, missing: CONFIRM }];
      return placeholder ? [{ field, line, missing: `${placeholder} is a placeholder` }] : [];
    },
  );
  // What an entry lacks that must be confirmed anyway is one point with it.
  const entries = [...Map.groupBy(found, ({ field }) => field.replace(/\.?[^.]*$/, ''))];
  const points = entries.flatMap(([subject, entry]) => {
    const whole = entry.find(({ missing }) => missing === CONFIRM);
    if (!whole) return entry.map(({ field, line, missing }) => point(line, field, missing));
    const others = entry.filter((one) => one !== whole).map(({ missing }) => missing);
    return [point(whole.line, subject || 'the whole file', ...others, CONFIRM)];
  });
  const inText = [...source.slice(body).matchAll(new RegExp(PLACEHOLDER, 'gi'))].map(
    ({ 0: words, index }) =>
      point(placeIn(source, body + index).line, 'the text', `${words} is a placeholder`),
  );
  return [...points, ...inText].sort((m, n) => m.line - n.line);
}

function filesIn(root: string): string[] {
  return contentFiles(root).paths.filter((file) => /(?<!\/README)\.(?:yaml|md|json)$/.test(file));
}

export function findOpenPoints(root: string, proof: Readonly<Record<string, string>>) {
  const texts = filesIn(root).map(
    (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
  );
  return openPointsOf(texts, proof);
}

/** `proof` are folders whose entries the owner must give, each with its kind of draft. */
export function openPointsOf(
  texts: readonly (readonly [file: string, source: string])[],
  proof: Readonly<Record<string, string>>,
): { points: OpenPoint[]; drafts: string[] } {
  const found = texts.map(([file, source]) => ({ file, points: openPointsIn(file, source) }));
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
}

/** One point a line, with the comment that explains it. */
export function describeOpenPoints(points: readonly OpenPoint[]): string {
  return points
    .map(
      ({ file, line, subject, missing, note }) =>
        `${file}:${line} – ${subject}: ${missing.join(', ')}${note && `\n    (${note})`}`,
    )
    .join('\n');
}

/** When drafts become public by themselves. */
export function publishMoments(root: string): { file: string; at: number }[] {
  return filesIn(root).flatMap((file) => {
    const [, text] =
      /^publishAt: *['"]?(\d{4}-\d\d-\d\d \d\d:\d\d)/m.exec(
        readFileSync(join(root, file), 'utf8'),
      ) ?? [];
    return text ? [{ file, at: momentOf(text) }] : [];
  });
}

/** A fact that was last compared with its sources this many days ago may be out of date. */
const STALE_DAYS = 120;

/** A record that says by whom it was reviewed holds facts, an article does not. */
const COMPARED = /^(checked|reviewed(?=.*\r?\nreviewedBy:)): ['"]?(\d{4}-\d\d-\d\d)/m;

/** Every file that was compared with its sources too long ago, the oldest first. */
export function findStale(root: string, today: Date) {
  return filesIn(root)
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const [found, field = '', day = ''] = COMPARED.exec(text) ?? [];
      const days = Math.floor((Date.parse(isoDay(today)) - Date.parse(day)) / 864e5);
      if (found === undefined || days <= STALE_DAYS) return [];
      const { line } = placeIn(text, text.indexOf(found));
      const message = `${field} on ${day}, ${days} days ago: compare it with its sources and write today’s date`;
      return [{ file, line, field, days, message }];
    })
    .sort((m, n) => n.days - m.days);
}

/** Where, since when, and what to do. */
export function describeStale(root: string, today: Date): string[] {
  return findStale(root, today).map(({ file, line, message }) => `${file}:${line} – ${message}.`);
}
