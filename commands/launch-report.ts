import type { OpenPoint } from './provisional.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

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
    [
      `Not ready to launch: ${count(points.length, 'open point', 'open points')} in ${count(files.length, 'file', 'files')}.`,
      'Settle each with the owner, correct the value and delete its line "provisional: true".',
    ].join('\n'),
  ].join('\n\n');
};
