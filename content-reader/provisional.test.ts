import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeOpenPoints, describeStale, findOpenPoints, openPointsIn } from './provisional.ts';

/** Every open point as "line subject: what is missing". */
const open = (file: string, ...lines: string[]): string[] | undefined =>
  openPointsIn(file, lines.join('\n'))?.map(
    ({ line, subject, missing }) => `${line} ${subject}: ${missing.join(', ')}`,
  );
const notes = (...lines: string[]) => openPointsIn('content/a.yaml', lines.join('\n'))?.map(({ note }) => note);

describe('the owner sees what must be settled before launch', () => {
  it('a fact without a value, as one point', () => {
    expect(open('content/site.yaml', 'name: DHR', 'phone: { value: null, provisional: true }')).toEqual([
      '2 phone: no value yet, to be confirmed',
    ]);
  });
  it('a placeholder address, also when nobody marked it', () => {
    expect(open('content/site.yaml', 'mail: { value: hello@dhr.example }', 'maps: https://example.com/x?y=1')).toEqual([
      '1 mail › value: hello@dhr.example is a placeholder',
      '2 maps: https://example.com/x?y=1 is a placeholder',
    ]);
  });
  it('a placeholder on the line of a long text where it stands', () => {
    expect(open('content/a.yaml', 'text: |', '  First line.', '  Write to us@dhr.example today.')).toEqual([
      '3 text: us@dhr.example is a placeholder',
    ]);
  });
  it('an entry of a list by its name, the others not at all', () => {
    const list = ['offices:', '  - city: Abu Dhabi', '    provisional: true', '  - city: Bengaluru'];
    expect(open('content/site.yaml', ...list)).toEqual(['3 offices › Abu Dhabi: to be confirmed']);
  });
  it('a section by its heading and an entry without a name by its number', () => {
    const page = [
      'sections:',
      '  - kind: steps',
      '    heading: Phases',
      '    provisional: true',
      '  - { provisional: true }',
    ];
    expect(open('content/a.yaml', ...page)).toEqual([
      '4 sections › Phases: to be confirmed',
      '5 sections › 2: to be confirmed',
    ]);
  });
  it('a whole page by its title', () => {
    expect(open('content/a.yaml', 'title: Careers', 'provisional: true')).toEqual([
      '2 Careers (the whole file): to be confirmed',
    ]);
  });
  it('front matter and text of a Markdown file, with the lines of the file', () => {
    expect(open('content/news/a.md', '---', 'title: News', 'provisional: true', '---', '', 'At dhr.example.')).toEqual([
      '3 News (the whole file): to be confirmed',
      '6 the text: dhr.example is a placeholder',
    ]);
  });
  it('the words of the form, which are JSON', () => {
    expect(open('content/enquiry-form.json', '{', '  "mail": { "to": "a@dhr.example", "cc": null }', '}')).toEqual([
      '2 mail › to: a@dhr.example is a placeholder',
      '2 mail › cc: no value yet',
    ]);
  });
  it('a file that cannot be read', () => {
    expect(open('content/a.yaml', 'title: A', 'text: "never closed')?.[0]).toContain('run npm run check:content');
  });
});

describe('the launch is not held up', () => {
  it('by a draft, because no build shows it', () => {
    expect(open('content/blog/a.md', '---', 'draft: true', 'provisional: true', '---', 'dhr.example')).toBeUndefined();
  });
  it('by words that only look alike', () => {
    expect(open('content/a.yaml', '# provisional: true', 'text: For example, a test. provisional')).toEqual([]);
  });
});

describe('the comment that explains a point', () => {
  it('is the one above the mark, or above its entry', () => {
    expect(notes('# Not this.', '', 'a:', '  # Counsel decides.', '  provisional: true')).toEqual(['Counsel decides.']);
    expect(notes('x: 1', '# 49 or', '# 50?', 'a: { provisional: true }')).toEqual(['49 or 50?']);
  });
  it('may stand above the list or at the top, if it asks for something', () => {
    const list = ['items:', '  - { name: A, provisional: true }'];
    expect(notes('x: 1', '# Clients must confirm these.', ...list)).toEqual(['Clients must confirm these.']);
    expect(notes('# Samples until the owner has real ones.', '', ...list)).toEqual([
      'Samples until the owner has real ones.',
    ]);
    expect(notes('# All quotes of the site.', '', 'x: 1', '# hand: how it is drawn', ...list)).toEqual([undefined]);
  });
});

describe('the report', () => {
  const point = { file: 'content/a.yaml', subject: 'items', missing: ['to be confirmed'], note: 'Ask the clients.' };
  it('groups by file, prints a shared comment once and counts', () => {
    expect(
      describeOpenPoints(
        [
          { ...point, line: 9 },
          { ...point, line: 10 },
        ],
        ['content/blog/b.md'],
      ).split('\n'),
    ).toEqual([
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
  });
  it('says so when nothing is left', () => {
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
});

describe('facts of the world', () => {
  it('that were not checked for more than 120 days are named with their line, the oldest first', () => {
    const root = mkdtempSync(join(tmpdir(), 'dhr-stale-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    mkdirSync(join(root, 'content/deadlines'), { recursive: true });
    const write = (name: string, text: string) => writeFileSync(join(root, 'content/deadlines', name), text);
    write('fresh.yaml', 'checked: 2026-07-19\n');
    write('none.yaml', 'title: Words\n');
    write('old.yaml', 'title: A\nchecked: 2026-07-18\n');
    write('older.yaml', 'checked: 2025-01-01\n');
    expect(describeStale(root, new Date('2026-11-16T22:00:00Z'))).toEqual([
      expect.stringMatching(/^content\/deadlines\/older\.yaml:1 – checked on 2025-01-01, 684 days ago/),
      'content/deadlines/old.yaml:2 – checked on 2026-07-18, 121 days ago: compare it with its sources and write today’s date.',
    ]);
  });

  it('all carry the day', () => {
    const late = describeStale('.', new Date('2100-01-01')).map((words) => words.replace(/:\d+ .*$/, ''));
    const records = globSync('content/{deadlines/*,insights/{glossary,partner-checklist,payroll-*}}.yaml');
    expect(late).toEqual(expect.arrayContaining(records));
  });
});
