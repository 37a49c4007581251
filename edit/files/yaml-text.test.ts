import { globSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { changeSource, dataOf } from './source.ts';
import { changeYaml } from './yaml-text.ts';

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
const linesThatDiffer = (after: string) => {
  const old = PAGE.split('\n');
  return after.split('\n').filter((line) => !old.includes(line));
};

describe('a change to a text', () => {
  it('changes its own line and nothing else', () => {
    expect(changeYaml(PAGE, { kind: 'set', path: ['title'], value: 'About DHR' })).toBe(
      PAGE.replace('About Us', 'About DHR'),
    );
  });
  it('keeps quotes and the comment behind it', () => {
    const after = changeYaml(PAGE, { kind: 'set', path: ['seo', 'title'], value: "It's us: DHR" });
    expect(linesThatDiffer(after)).toEqual(["  title: 'It''s us: DHR' # shown by search engines"]);
  });
  it('adds quotes where the words need them', () => {
    const after = changeYaml(PAGE, { kind: 'set', path: ['title'], value: 'About: # us' });
    expect(linesThatDiffer(after)).toEqual(['title: "About: # us"']);
  });
  it.each(['2027', '+97121234567', 'true', 'null', '~', '1e3', '.5'])(
    'keeps words that could be something else: %s',
    (value) => {
      const after = changeYaml(PAGE, { kind: 'set', path: ['title'], value });
      expect(linesThatDiffer(after)).toEqual([`title: '${value}'`]);
      const fact = 'phone: { value: null } # for the owner\nother:   { value: 1 }\n';
      expect(changeYaml(fact, { kind: 'set', path: ['phone', 'value'], value })).toBe(
        fact.replace('null', `'${value}'`),
      );
    },
  );
  it('leaves a long line whole where the file is written anew', () => {
    const example = 'example: "India\\t4,200\\nUnited Arab Emirates\\t1,150\\nGermany\\t500"\n';
    const after = changeYaml(`${example}more: { one: 1 }\n`, { kind: 'set', path: ['more', 'two'], value: 2 });
    expect(after).toContain(example);
  });
  it('keeps paragraphs below their bar', () => {
    const after = changeYaml(PAGE, {
      kind: 'set',
      path: ['sections', 1, 'items', 1, 'text'],
      value: 'One.\n\nTwo.\n\nThree.',
    });
    expect(linesThatDiffer(after)).toEqual(['          One.', '          Two.', '          Three.']);
  });
  it('turns one line into paragraphs', () => {
    const after = changeYaml(PAGE, { kind: 'set', path: ['sections', 0, 'text'], value: 'One.\n\nTwo.' });
    expect(linesThatDiffer(after)).toEqual(['    text: |', '      One.', '      Two.']);
  });
  it('stays between its braces', () => {
    const after = changeYaml(PAGE, { kind: 'set', path: ['sections', 1, 'items', 0, 'text'], value: 'Early, often.' });
    expect(linesThatDiffer(after)).toEqual(['      - { title: Agile, text: "Early, often." }']);
  });
});

describe('a change to a list', () => {
  it('moves whole items with their comments', () => {
    const after = changeYaml(PAGE, { kind: 'move', path: ['sections'], at: 1, to: 0 });
    expect(linesThatDiffer(after)).toEqual([]);
    expect(after.indexOf('# The owner')).toBeLessThan(after.indexOf('kind: values'));
    expect(after.indexOf('kind: values')).toBeLessThan(after.indexOf('kind: intro'));
  });
  it('takes one item away', () => {
    const after = changeYaml(PAGE, { kind: 'remove', path: ['sections', 1, 'items'], at: 0 });
    expect(after).toBe(PAGE.replace('      - { title: Agile, text: Early. }\n', ''));
  });
  it('adds one in the manner of its neighbours', () => {
    const after = changeYaml(PAGE, {
      kind: 'insert',
      path: ['sections'],
      at: 1,
      value: { kind: 'note', text: 'New: words' },
    });
    expect(linesThatDiffer(after)).toEqual(["    text: 'New: words'"]);
  });
  it('adds one between brackets', () => {
    const after = changeYaml(PAGE, { kind: 'insert', path: ['columns'], at: 1, value: 'Half' });
    expect(linesThatDiffer(after)).toEqual(['columns: [One, Half, Two]']);
  });
});

describe('a field that is not there', () => {
  it('is added where the schema has it', () => {
    const after = changeYaml(PAGE, { kind: 'set', path: ['tagline'], value: 'Who we are.' }, [
      'title',
      'tagline',
      'seo',
    ]);
    expect(after).toBe(PAGE.replace('title: About Us\n', 'title: About Us\ntagline: Who we are.\n'));
  });
  it('is taken away with its line', () => {
    expect(changeYaml(PAGE, { kind: 'unset', path: ['title'] })).toBe(PAGE.replace('title: About Us\n', ''));
  });
});

it('leaves the fields of a Markdown file alone when its text changes, and the text when a field does', () => {
  const file = 'content/blog/a.md';
  const source = '---\ntitle: One # note\n---\n\nText.\n\n## More\n';
  expect(changeSource(file, source, { kind: 'set', path: ['(text)'], value: 'Other.' })).toBe(
    '---\ntitle: One # note\n---\n\nOther.\n',
  );
  expect(changeSource(file, source, { kind: 'set', path: ['title'], value: 'Two' })).toBe(source.replace('One', 'Two'));
});

it('changes any text of any content file in its own lines only', () => {
  for (const file of globSync('content/**/*.{yaml,md,json}').filter((name) => !/README|schema/.test(name))) {
    const source = readFileSync(file, 'utf8');
    const before = source.split('\n');
    const places: (string | number)[][] = [];
    const collect = (value: unknown, path: (string | number)[]) => {
      if (typeof value === 'string' && path[0] !== '(text)') places.push(path);
      else if (Array.isArray(value)) value.forEach((item, i) => void collect(item, [...path, i]));
      else if (value && typeof value === 'object')
        for (const [key, part] of Object.entries(value)) collect(part, [...path, key]);
    };
    collect(dataOf(file, source), []);
    // Two of each file, spread over it: all of them would take minutes.
    for (const path of places.filter((_, i) => i % Math.ceil(places.length / 2) === 0)) {
      const after = changeSource(file, source, { kind: 'set', path, value: 'Other words: "here"' }).split('\n');
      const added = after.filter((line, i) => line !== before[i] && !before.includes(line));
      expect({ file, path, added: added.length }).toEqual({ file, path, added: 1 });
    }
  }
});
