import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeStale, findStale } from './stale.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dhr-stale-'));
  for (const folder of ['deadlines', 'insights', 'pages'])
    mkdirSync(join(root, 'content', folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, ...lines: string[]) => writeFileSync(join(root, 'content', file), lines.join('\n'));
const TODAY = new Date('2026-11-16T22:00:00Z');

it('names a record that nobody has checked for more than 120 days, with the line and what to do', () => {
  write('deadlines/old.yaml', 'title: A', 'checked: 2026-07-18');
  expect(describeStale(findStale(root, TODAY))).toBe(
    'content/deadlines/old.yaml:2 – checked on 2026-07-18, 121 days ago: compare it with its sources and write today’s date.',
  );
});

it('leaves a record of exactly 120 days alone, and what has no such day', () => {
  write('deadlines/fresh.yaml', 'checked: 2026-07-19');
  write('insights/words.yaml', 'title: Words');
  write('pages/other.yaml', 'checked: 2020-01-01');
  expect(findStale(root, TODAY)).toEqual([]);
});

it('begins with the oldest', () => {
  write('insights/glossary.yaml', 'checked: 2025-01-01');
  write('deadlines/old.yaml', 'checked: 2026-01-01');
  expect(findStale(root, TODAY).map(({ place }) => place)).toEqual([
    'content/insights/glossary.yaml:1',
    'content/deadlines/old.yaml:1',
  ]);
});

it('finds the records of the site, which must all carry the day', () => {
  const late = findStale('.', new Date('2100-01-01'));
  expect(late.filter(({ place }) => place.startsWith('content/deadlines/')).length).toBeGreaterThan(40);
  expect(late.map(({ place }) => place.replace(/:\d+$/, ''))).toEqual(
    expect.arrayContaining([
      'content/insights/glossary.yaml',
      'content/insights/partner-checklist.yaml',
      'content/insights/payroll-gulf.yaml',
      'content/insights/payroll-india.yaml',
    ]),
  );
});
