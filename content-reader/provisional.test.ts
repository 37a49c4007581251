import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeOpenPoints, describeStale, findOpenPoints, openPointsIn } from './provisional.ts';

/** Every open point as "line subject: what is missing (note)". */
const open = (file: string, ...lines: string[]): string[] | undefined =>
  openPointsIn(`content/${file}`, lines.join('\n'))?.map(
    ({ line, subject, missing, note }) => `${line} ${subject}: ${missing.join(', ')}${note && ` (${note})`}`,
  );

it.each<[string, string[] | undefined, string, ...string[]]>([
  [
    'a fact without a value',
    ['1 phone: no value yet, to be confirmed'],
    'a.yaml',
    'phone: { value: ~, provisional: true }',
  ],
  [
    'a placeholder that nobody marked',
    ['1 mail › value: hello@dhr.example is a placeholder', '2 maps: https://example.com/x?y=1 is a placeholder'],
    'a.yaml',
    'mail: { value: hello@dhr.example }',
    'maps: https://example.com/x?y=1',
  ],
  [
    'an entry of a list by its name',
    ['3 offices › Abu Dhabi: to be confirmed'],
    'a.yaml',
    'offices:',
    '  - city: Abu Dhabi',
    '    provisional: true',
    '  - city: Bengaluru',
  ],
  ['an entry without a name', ['1 items › 1: to be confirmed'], 'a.yaml', 'items: [{ provisional: true }]'],
  ['a page', ['2 Careers (the whole file): to be confirmed'], 'a.yaml', 'title: Careers', 'provisional: true'],
  [
    'front matter and text',
    ['3 News (the whole file): to be confirmed', '6 the text: dhr.example is a placeholder'],
    'a.md',
    '---',
    'title: News',
    'provisional: true',
    '---',
    '',
    'At dhr.example.',
  ],
  ['JSON', ['1 mail › cc: no value yet'], 'a.json', '{ "mail": { "cc": null } }'],
  ['a comment', ['3 a: to be confirmed (49 or 50?)'], 'a.yaml', '# 49 or', '# 50?', 'a: { provisional: true }'],
  ['nothing of a draft', undefined, 'a.md', '---', 'draft: true', 'provisional: true', '---', 'dhr.example'],
  ['no words that look alike', [], 'a.yaml', '# provisional: true', 'text: For example, a test. provisional'],
])('the owner sees before launch: %s', (_, points, file, ...lines) => {
  expect(open(file, ...lines)).toEqual(points);
});

it('a file that cannot be read is named', () => {
  expect(open('a.yaml', 'title: A', 'text: "never closed')?.[0]).toContain('run npm run check:content');
});

it('the report groups by file, prints a shared comment once and counts', () => {
  const point = { file: 'content/a.yaml', subject: 'items', missing: ['to be confirmed'], note: 'Ask the clients.' };
  const points = [9, 10].map((line) => ({ ...point, line }));
  expect(describeOpenPoints(points, ['content/blog/b.md']).split('\n')).toEqual([
    'content/a.yaml',
    '   9  items: to be confirmed',
    '  10  items: to be confirmed',
    '      (Ask the clients.)',
    '',
    'content/blog/b.md is a draft: not built and not checked.',
    '',
    'Not ready to launch: 2 open points in 1 file.',
    'Settle each with the owner, correct the value and delete its line "provisional: true".',
  ]);
  expect(describeOpenPoints([], [])).toBe('Ready to launch: nothing provisional is left.');
});

it('misses no mark in today’s content', () => {
  const { points, drafts } = findOpenPoints('.', {});
  const listed = new Set(points.map(({ file, line }) => `${file}:${line}`));
  const marked = globSync('content/**/*.{yaml,md}')
    .filter((file) => !file.endsWith('README.md') && !drafts.includes(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, i) => (/^[^#]*\bprovisional: true\b/.test(text) ? [`${file}:${i + 1}`] : [])),
    );
  expect(marked.filter((place) => !listed.has(place))).toEqual([]);
});

it('facts that were not checked for more than 120 days are named with their line, the oldest first', () => {
  const root = mkdtempSync(join(tmpdir(), 'dhr-stale-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'content'));
  const write = (name: string, text: string) => writeFileSync(join(root, 'content', name), text);
  write('fresh.yaml', 'checked: 2026-07-19\n');
  write('old.yaml', 'title: A\nchecked: 2026-07-18\n');
  write('older.yaml', 'checked: 2025-01-01\n');
  expect(describeStale(root, new Date('2026-11-16T22:00:00Z'))).toEqual([
    expect.stringMatching(/^content\/older\.yaml:1 – checked on 2025-01-01, 684 days ago/),
    'content/old.yaml:2 – checked on 2026-07-18, 121 days ago: compare it with its sources and write today’s date.',
  ]);
});
