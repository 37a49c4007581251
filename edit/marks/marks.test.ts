import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { clean, decode, markLine, markMarkdown } from './marks.ts';

describe('a marked text', () => {
  it.each(['Our mission', '**Bold words.**', 'See [support](/services/payroll-support).', '{n} of {count}', '–'])(
    'reads as before and knows its place: %s',
    (text) => {
      const marked = markLine(text, 12);
      expect(clean(marked)).toBe(text);
      expect(decode(marked)).toMatchObject([{ id: 12 }]);
    },
  );
  it('keeps the {placeholders} that are filled in later', () => {
    expect(markLine('{n} of {count}', 12)).toMatch(/^\{n\} of.+ \{count\}$/u);
  });
  it('becomes the same HTML as an unmarked one', () => {
    const text = [
      '## A heading',
      'Some **bold.** words, [a link](/contact-us) and `code`',
      '',
      '- one',
      '- two',
      '',
      '| A | B |',
      '|---|---|',
      '| c | **d.** |',
      '',
      '```',
      'left alone',
      '```',
    ].join('\n');
    const html = (source: string) => clean(marked.parse(source, { async: false }));
    expect(html(markMarkdown(text, 3))).toBe(html(text));
  });
  it('knows the line of every paragraph and every cell', () => {
    const lines = decode(markMarkdown('One.\n\n| a | b |\n|---|---|\n| c | d |', 3)).map(({ line }) => line);
    expect(lines).toEqual([0, 2, 2, 4, 4]);
  });
});
