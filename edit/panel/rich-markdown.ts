import { getSchema } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { MarkdownManager } from '@tiptap/markdown';
import type { Node } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { lexer } from 'marked';

/** The site makes a picture's sizes from its file; a pasted one has no file. */
const Picture = Image.extend({
  parseHTML: () => [],
  renderHTML: ({ node }) => ['p', { 'data-picture': '' }, node.attrs['alt'] || node.attrs['src']],
});

/** The nodes and marks that Markdown has, and no others. */
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

export function readMarkdown(source: string): Node {
  return schema.nodeFromJSON(manager.parse(source));
}

/** In a text an ampersand is only an entity if a name and a semicolon follow. */
function writeBlock(block: Node): string {
  return manager
    .serialize({ type: 'doc', content: [block.toJSON()] })
    .trim()
    .replace(/&amp;(?!#?\w+;)/g, '&');
}

function sourcesOf(source: string): string[] {
  return lexer(source)
    .filter(({ type }) => type !== 'space')
    .map(({ raw }) => raw.trim());
}

/** Markdown for a text that was read from `source`: blocks that have not changed keep their lines, byte for byte. */
export function writeMarkdown(source: string, text: Node): string {
  const before = readMarkdown(source);
  if (text.eq(before)) return source;
  const sources = sourcesOf(source);
  const known = sources.length === before.childCount ? before.children : [];
  const lines = text.children.map(
    (block) => sources[known.findIndex((one) => one.eq(block))] ?? writeBlock(block),
  );
  return lines.filter(Boolean).join('\n\n');
}

/** Whether the editor can hold all that a text says; otherwise it is edited as it is written. */
export function isRich(source: string): boolean {
  const text = readMarkdown(source);
  const again = readMarkdown(text.children.map(writeBlock).join('\n\n'));
  return text.eq(again) && !lexer(source).some(({ type }) => type === 'html' || type === 'def');
}

export function blockOfLine(source: string, line: number): number {
  let block = -1;
  let start = 0;
  for (const { type, raw } of lexer(source)) {
    if (start > line) break;
    if (type !== 'space') block += 1;
    start += raw.split('\n').length - 1;
  }
  return Math.max(0, block);
}

const NUMBER = /^\s*\w{1,3}[.)]/;

/** Word writes the items of a list as paragraphs, each with its bullet or number as words. */
function makeItem(page: Document, paragraph: Element): void {
  const sign = paragraph.querySelector('span[style*="mso-list"]');
  const kind = NUMBER.test(sign?.textContent ?? '') ? 'ol' : 'ul';
  sign?.remove();
  const before = paragraph.previousElementSibling;
  const list = before?.localName === kind ? before : page.createElement(kind);
  paragraph.before(list);
  const item = page.createElement('li');
  item.append(paragraph);
  list.append(item);
}

/** A text copied from Word or a web page; the title of a page is its only first heading. */
export function readablePaste(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(/(<\/?)h1\b/gi, '$1h2'), 'text/html');
  for (const paragraph of page.querySelectorAll('p[class^="MsoList"]')) makeItem(page, paragraph);
  return page.body.innerHTML;
}
