import { getSchema } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { MarkdownManager } from '@tiptap/markdown';
import type { Node } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { lexer } from 'marked';

/** The site makes a picture's sizes from its file, so the editor shows what it says. A pasted one has no file. */
const Picture = Image.extend({
  parseHTML: () => [],
  renderHTML: ({ node }) => ['p', { 'data-picture': '' }, node.attrs['alt'] || node.attrs['src']],
});

/** What Markdown can say, and so nothing else. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, autolink: false },
    trailingNode: false,
    underline: false,
  }),
  TableKit,
  Picture,
];
const schema = getSchema(extensions);
const manager = new MarkdownManager({ extensions });

export const readMarkdown = (source: string): Node => schema.nodeFromJSON(manager.parse(source));

/** In a text an ampersand is only an entity if a name and a semicolon follow. */
const writeBlock = (block: Node): string =>
  manager
    .serialize({ type: 'doc', content: [block.toJSON()] })
    .trim()
    .replace(/&amp;(?!#?\w+;)/g, '&');

/** The lines that each block of a text comes from. */
const sourcesOf = (source: string): string[] =>
  lexer(source)
    .filter(({ type }) => type !== 'space')
    .map(({ raw }) => raw.trim());

/** Markdown for a text that was read from `source`: blocks that have not changed keep their lines, byte for byte. */
export const writeMarkdown = (source: string, text: Node): string => {
  const before = readMarkdown(source);
  if (text.eq(before)) return source;
  const sources = sourcesOf(source);
  const known = sources.length === before.childCount ? before.children : [];
  const lines = text.children.map((block) => sources[known.findIndex((one) => one.eq(block))] ?? writeBlock(block));
  return lines.filter(Boolean).join('\n\n');
};

/** Whether the editor can hold all that a text says; otherwise it is edited as it is written. */
export const isRich = (source: string): boolean => {
  const text = readMarkdown(source);
  const again = readMarkdown(text.children.map(writeBlock).join('\n\n'));
  return text.eq(again) && !lexer(source).some(({ type }) => type === 'html' || type === 'def');
};

/** The block that a line of the source belongs to. */
export const blockOfLine = (source: string, line: number): number => {
  let block = -1;
  let start = 0;
  for (const { type, raw } of lexer(source)) {
    if (start > line) break;
    if (type !== 'space') block += 1;
    start += raw.split('\n').length - 1;
  }
  return Math.max(0, block);
};
