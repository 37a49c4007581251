import type { OpenPoint } from './provisional.ts';
import { belongsTo } from './read-content.ts';

/** A part of content/ that the answer to a question settles. */
interface Settled {
  /** Below content/; a star matches any name. */
  file: string;
  fields?: readonly string[] | undefined;
}

/** How closely a part names a point: a field before a file, a file before a pattern; 0 if it does not. */
function closeness({ file, fields }: Settled, point: OpenPoint): number {
  if (!belongsTo({ files: file }, point.file)) return 0;
  const isNamed = fields?.some(
    (field) => point.subject === field || point.subject.startsWith(`${field}.`),
  );
  if (fields && !isNamed) return 0;
  return 1 + (fields ? 2 : 0) + (file.includes('*') ? 0 : 1);
}

/** The open points under the questions that settle them, in their order, and those that none settles. */
export function groupByQuestion<Question extends { settles: readonly Settled[] }>(
  questions: readonly Question[],
  points: readonly OpenPoint[],
): { asked: { question: Question; points: OpenPoint[] }[]; unasked: OpenPoint[] } {
  const asked = questions.map((question) => ({ question, points: [] as OpenPoint[] }));
  const unasked: OpenPoint[] = [];
  for (const point of points) {
    const scores = questions.map(({ settles }) =>
      Math.max(...settles.map((settled) => closeness(settled, point))),
    );
    const best = Math.max(0, ...scores);
    if (best === 0) unasked.push(point);
    for (const [i, score] of scores.entries())
      if (best > 0 && score === best) asked[i]?.points.push(point);
  }
  return { asked, unasked };
}

/** A file without its marks on these lines, and without the comments that asked for the confirmation. */
export function withoutMarks(source: string, marked: readonly number[]): string {
  const lines: (string | undefined)[] = source.split('\n');
  for (const line of marked) {
    const text = lines[line - 1] ?? '';
    const isWhole = /^\s*provisional: true\s*$/.test(text);
    lines[line - 1] = isWhole
      ? undefined
      : text.replace(/, provisional: true(?= *[,}])|provisional: true, /, '');
    for (let above = line - 2; /^\s*#.*$/.test(lines[above] ?? ''); above -= 1)
      if (isWhole || !/fixed by/.test(lines[above] ?? '')) lines[above] = undefined;
  }
  return lines.filter((text) => text !== undefined).join('\n');
}

/** The files of a question that a yes answers, without their marks; what has no value yet keeps its own. */
export function settledByYes(
  points: readonly OpenPoint[],
  read: (file: string) => string,
): { file: string; source: string }[] {
  const settled = points.filter(
    ({ file, missing }) => missing.length === 1 && /\.(?:yaml|md)$/.test(file),
  );
  return [...Map.groupBy(settled, ({ file }) => file)].map(([file, marks]) => ({
    file,
    source: withoutMarks(
      read(file),
      marks.map(({ line }) => line),
    ),
  }));
}
