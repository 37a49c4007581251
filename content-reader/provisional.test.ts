import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeOpenPoints, describeStale, openPointsIn } from './provisional.ts';

/** Every open point as "line subject: what is missing (note)". */
function open(file: string, ...lines: string[]): string[] | undefined {
  return openPointsIn(`content/${file}`, lines.join('\n'))?.map(
    ({ line, subject, missing, note }) => `${line} ${subject}: ${missing.join(', ')}${note && ` (${note})`}`,
  );
}

it.each<[string, string[] | undefined, string, ...string[]]>([
  [
    'a fact without a value',
    ['1 phone: no value yet, to be confirmed'],
    'a.yaml',
    'phone: { value: ~, provisional: true }',
  ],
  [
    'a placeholder that nobody marked',
    ['1 mail.value: hello@dhr.example is a placeholder', '2 maps: https://example.com/x?y=1 is a placeholder'],
    'a.yaml',
    'mail: { value: hello@dhr.example }',
    'maps: https://example.com/x?y=1',
  ],
  [
    'an entry of a list',
    ['3 offices.0: to be confirmed'],
    'a.yaml',
    'offices:',
    '  - city: Abu Dhabi',
    '    provisional: true',
    '  - city: Bengaluru',
  ],
  ['a page', ['2 the whole file: to be confirmed'], 'a.yaml', 'title: Careers', 'provisional: true'],
  [
    'front matter and text',
    ['3 the whole file: to be confirmed', '6 the text: dhr.example is a placeholder'],
    'a.md',
    '---',
    'title: News',
    'provisional: true',
    '---',
    '',
    'At dhr.example.',
  ],
  ['JSON', ['1 mail.cc: no value yet'], 'a.json', '{ "mail": { "cc": null } }'],
  ['a comment', ['3 a: to be confirmed (49 or 50?)'], 'a.yaml', '# 49 or', '# 50?', 'a: { provisional: true }'],
  ['nothing of a draft', undefined, 'a.md', '---', 'draft: true', 'provisional: true', '---', 'dhr.example'],
  ['no words that look alike', [], 'a.yaml', '# provisional: true', 'text: For example, a test. provisional'],
])('the owner sees before launch: %s', (_, points, file, ...lines) => {
  expect(open(file, ...lines)).toEqual(points);
});

it('a file that cannot be read is named', () => {
  expect(open('a.yaml', 'title: A', 'text: "never closed')?.[0]).toContain('run npm run check:content');
});

it('the report names file and line of each point', () => {
  const point = { file: 'content/a.yaml', line: 9, subject: 'items', missing: ['to be confirmed'], note: 'Ask.' };
  expect(describeOpenPoints([point]).split('\n')).toEqual(['content/a.yaml:9 – items: to be confirmed', '    (Ask.)']);
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
