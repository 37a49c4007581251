import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { blockOfLine, isRich, readMarkdown, writeMarkdown } from './rich-markdown.ts';

const FOLDER = 'content/blog';
const articles = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8').replace(/^---\n.*?\n---\n+/s, '')] as const);

it.each(articles)('%s keeps every byte that was not changed', (_name, source) => {
  expect(isRich(source)).toBe(true);
  const text = readMarkdown(source);
  expect(writeMarkdown(source, text)).toBe(source);
  const first = text.child(0);
  const changed = text.type.create(null, [
    first,
    readMarkdown('Added **here** & now.').child(0),
    ...text.children.slice(1),
  ]);
  const [head = '', ...rest] = source.trim().split('\n\n');
  expect(writeMarkdown(source, changed)).toBe([head, 'Added **here** & now.', ...rest].join('\n\n'));
});

it('reads and writes what an article may hold', () => {
  const source = `## Pay & law

A *b* **c** [d](/services/sap-payroll#who) \`x\` {{ecpMinimum}}, 3 \\* 4 and a &lt;b&gt;.

1. One
2. Two

- Point

> Said

| Country | Employees |
| ------- | --------: |
| Oman | 120 |

![Six bars](./bars.png "In six months")
`;
  expect(isRich(source)).toBe(true);
  const text = readMarkdown(source);
  expect(text.children.map(({ type }) => type.name)).toEqual([
    'heading',
    'paragraph',
    'orderedList',
    'bulletList',
    'blockquote',
    'table',
    'image',
  ]);
  const rewritten = writeMarkdown('', text);
  expect(readMarkdown(rewritten).eq(text), rewritten).toBe(true);
  expect(rewritten).toContain('{{ecpMinimum}}, 3 \\* 4 and a &lt;b&gt;.');
});

it('leaves what it cannot hold to the plain field, and finds the block that was pressed', () => {
  expect(isRich('One\n\n<div>two</div>\n')).toBe(false);
  expect([0, 2, 3, 5].map((line) => blockOfLine('# A\n\nb\nc\n\n- d\n', line))).toEqual([0, 1, 1, 2]);
});
