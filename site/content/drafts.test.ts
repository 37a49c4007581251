import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fileName } from '../../common/text.ts';
import { findOpenPoints } from '../../content-reader/provisional.ts';
import { problemsWithin } from '../../content-reader/read-content.ts';
import { newDraft } from './drafts.ts';
import { openSite } from './get-content.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'drafts-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(kind: string, title: string, more = {}): { file: string; front: Record<string, unknown> } {
  const draft = newDraft({ kind, title, date: '2026-11-14', ...more }, root, '2026-11-15');
  if ('problem' in draft) throw new Error(draft.problem);
  mkdirSync(dirname(join(root, draft.file)), { recursive: true });
  writeFileSync(join(root, draft.file), draft.text);
  return { file: draft.file, front: parse(draft.text.split('---\n')[1] ?? draft.text) };
}
function problem(kind: string, title: string, date?: string): string {
  const draft = newDraft({ kind, title, date }, root, '2026-11-15');
  return 'problem' in draft ? draft.problem : '';
}

const KINDS = [
  'country',
  'service',
  'solution',
  'deadline',
  'blog',
  'news',
  'opening',
  'page',
  'product',
  'person',
  'reference',
];
const TITLES = [
  `It's "quoted": what now?`,
  '{curly} & [square] | > % @ `tick` \\ *',
  '🚀 Lift-off # 1',
  '2027-01-31',
  'true',
  'a – dash\nand a line',
  'x'.repeat(90),
  `${'many words '.repeat(8)}e`,
];
describe('an editor gets a draft that is valid right away', () => {
  it.each(KINDS)('%s, whatever its title', (kind) => {
    const files = TITLES.map((title) => {
      const { file, front } = write(kind, title);
      expect(front['title'] ?? front['label'] ?? front['name'] ?? front['client']).toBe(title.replace('\n', ' '));
      return file;
    });
    expect(problemsWithin(openSite(root))).toEqual([]);
    expect(findOpenPoints(root, {})).toEqual({ points: [], drafts: files.toSorted() });
  });
  it.each(KINDS)('that asks for its facts once the %s is no draft any more', (kind) => {
    const { file } = write(kind, 'A');
    const path = join(root, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^draft: true.*\n/m, ''));
    const { points } = findOpenPoints(root, {});
    expect(points).toMatchObject([{ file, missing: ['to be confirmed'] }]);
  });
  it('with the day of the event in the name of a news item', () => {
    const { file, front } = write('news', 'Year end', { date: '2027-12-31' });
    expect([file, front['date']]).toEqual(['content/news/2027-12-31-year-end.md', '2027-12-31']);
  });
  it('for an opening that stays open for thirty days', () => {
    expect(write('opening', 'Consultant').front).toMatchObject({ posted: '2026-11-15', closes: '2026-12-15' });
  });
  it.each(['product', 'person', 'reference'])('with a place of its own in the list: %s', (kind) => {
    expect(['One', 'Two', 'Three'].map((name) => write(kind, name).front['order'])).toEqual([1, 2, 3]);
  });
  it('under a name of their own choice', () => {
    expect(write('blog', 'كشوف المرتبات', { name: 'Payroll in Arabic' }).file).toBe(
      'content/blog/payroll-in-arabic.md',
    );
  });
});

describe('an editor is told what to do', () => {
  it('when the file is there already, also in other letters', () => {
    mkdirSync(join(root, 'content/blog'), { recursive: true });
    writeFileSync(join(root, 'content/blog/SAP-Payroll.md'), 'mine');
    expect(problem('blog', 'SAP payroll')).toMatch(/already a file content\/blog\/SAP-Payroll\.md/);
  });
  it.each([
    ['blog', ' ', undefined, /^The title is missing/],
    ['blog', '🚀', undefined, /plain letters/],
    ['blog', 'Index', undefined, /plain letters/],
    ['news', 'A', '2026-02-30', /^"2026-02-30" is not a day/],
    ['person', 'A', '', /^The day on which the person agreed to be named is missing/],
    ['reference', 'A', undefined, /^The day on which the client permitted the reference is missing/],
    ['toString', 'A', undefined, /^There is no draft of the kind "toString"/],
  ])('%s %j', (kind, title, date, answer) => {
    expect(problem(kind, title, date)).toMatch(answer);
  });
});

it.each([
  ['Crème brûlée & más', 'creme-brulee-and-mas'],
  ['What’s new in SAP S/4HANA®?', 'whats-new-in-sap-s-4hana'],
  ['नमस्ते', ''],
  ['word '.repeat(30), Array(12).fill('word').join('-')],
])('the file of %j is called %j', (title, name) => {
  expect(fileName(title)).toBe(name);
});
