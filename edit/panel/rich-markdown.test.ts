// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { DOMParser as Reader } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { blockOfLine, isRich, readablePaste, readMarkdown, writeMarkdown } from './rich-markdown.ts';

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

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal { margin: 0 }</style></head>
<body lang=EN-GB><!--StartFragment-->
<h1><span lang=EN-GB>Pay in the Gulf<o:p></o:p></span></h1>
<p class=MsoNormal>A <b style='mso-bidi-font-weight:normal'>bold</b> word, an <i>old</i> one, <span
style='font-weight:normal'>a plain one</span> and <a href="https://www.sap.com/">a link</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><!--[endif]-->Oman<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]><b>Qatar</b><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>First</p>
<!--EndFragment--></body></html>`;

it('what is copied from Word keeps its headings, bold and italic words, links and lists', () => {
  const { body } = new DOMParser().parseFromString(readablePaste(WORD), 'text/html');
  const text = Reader.fromSchema(readMarkdown('').type.schema).parse(body);
  expect(writeMarkdown('', text)).toBe(`## Pay in the Gulf

A **bold** word, an *old* one, a plain one and [a link](https://www.sap.com/).

- Oman
- **Qatar**

1. First`);
});
