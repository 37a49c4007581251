import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkContent } from '../site/content/check-content.ts';
import { getOwnerQuestions } from '../site/content/get-content.ts';
import { PROOF } from '../site/schemas/collections.ts';
import { findOpenPoints, openPointsIn } from './provisional.ts';
import { groupByQuestion, withoutMarks } from './questions.ts';

const { points } = findOpenPoints('.', PROOF);
const { asked, unasked } = groupByQuestion(getOwnerQuestions(), points);

it('every mark in content/ is settled by a question to the owner', () => {
  expect(unasked.map(({ file, line }) => `${file}:${line}`)).toEqual([]);
});

it('a question takes the marks that it names most closely', () => {
  const point = (file: string, subject: string) => ({
    file: `content/${file}`,
    subject,
    line: 1,
    missing: [],
    note: '',
  });
  const questions = [
    { settles: [{ file: 'blog/*.md' }] },
    { settles: [{ file: 'blog/one.md' }, { file: 'claims.yaml', fields: ['services'] }] },
    { settles: [{ file: 'claims.yaml' }] },
  ];
  const given = [
    ...[point('blog/one.md', 'a'), point('blog/two.md', 'a'), point('other.md', 'a')],
    ...[point('claims.yaml', 'services.shown'), point('claims.yaml', 'servicesMore')],
  ];
  const found = groupByQuestion(questions, given);
  expect(found.asked.map((one) => one.points)).toEqual([[given[1]], [given[0], given[3]], [given[4]]]);
  expect(found.unasked).toEqual([given[2]]);
});

it('a yes deletes the marks of its question and their comments, and nothing else', () => {
  const source =
    'a: 1\n# Keep.\n\n# Ask.\n# More.\nprovisional: true\nb: { c: 1, provisional: true } # fixed by the owner\n';
  expect(withoutMarks(source, [6, 7])).toBe('a: 1\n# Keep.\n\nb: { c: 1 } # fixed by the owner\n');
  const yes = asked.filter(({ question }) => question.yes).flatMap((one) => one.points);
  const marked = yes.filter(({ missing }) => missing.length === 1);
  const settled = [...Map.groupBy(marked, ({ file }) => file)].map(([file, own]) => {
    const lines = own.map(({ line }) => line);
    return [file, withoutMarks(readFileSync(file, 'utf8'), lines)] as const;
  });
  expect(marked.length).toBeGreaterThan(100);
  expect(checkContent('.', Object.fromEntries(settled))).toEqual([]);
  const left = settled.flatMap(([file, text]) => openPointsIn(file, text) ?? []);
  const others = points.filter((one) => settled.some(([file]) => file === one.file) && !marked.includes(one));
  const placesOf = (some: typeof points) => some.map(({ file, subject }) => `${file} ${subject}`).sort();
  expect(placesOf(left)).toEqual(placesOf(others));
});
