import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Path } from '../marks/marks.ts';
import { type Change, changeSource, changeYaml, dataOf } from './source.ts';

const PAGE = `# The page about us.
title: About Us
seo:
  title: 'About us: people' # shown by search engines
sections:
  - kind: intro
    text: First words.

  # The owner must confirm the values.
  - kind: values
    items:
      - { title: Agile, text: Early. }
      - title: Integrity
        text: |
          We say what we know.

          And what not.

  - kind: note
    text: "Last words"
columns: [One, Two]
`;
function linesThatDiffer(after: string) {
  const old = PAGE.split('\n');
  return after.split('\n').filter((line) => !old.includes(line));
}
function set(path: Path, value: unknown): Change {
  return { kind: 'set', path, value };
}
const integrity = ['sections', 1, 'items', 1, 'text'];

it.each<[string, Change, string[]]>([
  ['changes its own line', set(['title'], 'About DHR'), ['title: About DHR']],
  [
    'keeps quotes and the comment behind it',
    set(['seo', 'title'], "It's us: DHR"),
    ["  title: 'It''s us: DHR' # shown by search engines"],
  ],
  ['adds quotes where the words need them', set(['title'], 'About: # us'), ["title: 'About: # us'"]],
  [
    'keeps paragraphs below their bar',
    set(integrity, 'One.\n\nTwo.\n\nThree.'),
    ['          One.', '          Two.', '          Three.'],
  ],
  [
    'turns one line into paragraphs',
    set(['sections', 0, 'text'], 'One.\n\nTwo.'),
    ['    text: |', '      One.', '      Two.'],
  ],
  [
    'stays between its braces',
    set(['sections', 1, 'items', 0, 'text'], 'Early, often.'),
    ["      - { title: Agile, text: 'Early, often.' }"],
  ],
  [
    'adds an item in the manner of its neighbours',
    { kind: 'insert', path: ['sections'], at: 1, value: { kind: 'note', text: 'New: words' } },
    ["    text: 'New: words'"],
  ],
  [
    'adds an item between brackets',
    { kind: 'insert', path: ['columns'], at: 1, value: 'Half' },
    ['columns: [One, Half, Two]'],
  ],
])('a change %s and leaves the rest alone', (_, change, lines) => {
  const after = changeYaml(PAGE, change);
  expect(linesThatDiffer(after)).toEqual(lines);
  if (change.kind === 'set') expect(dataOf('a.yaml', after)).not.toEqual(dataOf('a.yaml', PAGE));
});

it.each(['2027', '+97121234567', 'true', 'null', '~', '1e3', '.5'])('words stay words: %s', (value) => {
  expect(linesThatDiffer(changeYaml(PAGE, set(['title'], value)))).toEqual([`title: '${value}'`]);
  const fact = 'phone: { value: null } # for the owner\n';
  expect(changeYaml(fact, set(['phone', 'value'], value))).toBe(fact.replace('null', `'${value}'`));
});

describe('a list', () => {
  it('moves whole items with their comments; empty lines stay', () => {
    const after = changeYaml(PAGE, { kind: 'move', path: ['sections'], at: 2, to: 1 });
    expect(linesThatDiffer(after)).toEqual([]);
    expect(after).toContain('words.\n\n  - kind: note\n    text: "Last words"\n\n  # The owner');
  });
  it('loses one item', () => {
    const after = changeYaml(PAGE, { kind: 'remove', path: ['sections', 1, 'items'], at: 0 });
    expect(after).toBe(PAGE.replace('      - { title: Agile, text: Early. }\n', ''));
  });
});

it('a new field comes where the schema has it, and goes with its line', () => {
  const after = changeYaml(PAGE, set(['tagline'], 'Who we are.'), ['title', 'tagline', 'seo']);
  expect(after).toBe(PAGE.replace('title: About Us\n', 'title: About Us\ntagline: Who we are.\n'));
  expect(changeYaml(after, { kind: 'unset', path: ['tagline'] })).toBe(PAGE);
});

it('leaves the fields of a Markdown file alone when its text changes, and the text when a field does', () => {
  const file = 'content/blog/a.md';
  const source = '---\ntitle: One # note\n---\n\nText.\n\n## More\n';
  expect(changeSource(file, source, set(['(text)'], 'Other.'))).toBe('---\ntitle: One # note\n---\n\nOther.\n');
  expect(changeSource(file, source, set(['title'], 'Two'))).toBe(source.replace('One', 'Two'));
});

it('changes any text of any content file in its own lines only', () => {
  for (const file of globSync('content/**/*.{yaml,md,json}').filter((name) => !/README|schema/.test(name))) {
    const source = readFileSync(file, 'utf8');
    const before = source.split('\n');
    const places: Path[] = [];
    const collect = (value: unknown, path: Path) => {
      if (typeof value === 'string' && path[0] !== '(text)') places.push(path);
      else if (value && typeof value === 'object')
        for (const [key, part] of Object.entries(value))
          collect(part, [...path, Array.isArray(value) ? Number(key) : key]);
    };
    collect(dataOf(file, source), []);
    // Two of each file, spread over it: all of them would take minutes.
    for (const path of places.filter((_, i) => i % Math.ceil(places.length / 2) === 0)) {
      const after = changeSource(file, source, set(path, 'Other words: "here"')).split('\n');
      const added = after.filter((line, i) => line !== before[i] && !before.includes(line));
      expect({ file, path, added: added.length }).toEqual({ file, path, added: 1 });
    }
  }
});
