import { vercelStegaEncode } from '@vercel/stega';

/** What a mark must not break: where links lead, {placeholders}, code, tags, addresses and entities. */
const NOT_TEXT = /\]\([^)]*\)|\{\{?[^}]*\}\}?|`[^`]*`|<[^>]*>|https?:\/\/\S+|&#?\w+;/g;
/** Lines of Markdown that are no text: definitions of links, HTML, and what has neither letter nor digit. */
const DEFINITION = /^\s*(?:\[[^\]]+\]:|<)/;

/** Where the last letter or digit ends, or -1. Behind a letter a mark can neither open nor close anything of Markdown. */
const endOfWords = (text: string): number => {
  const words = text.replace(NOT_TEXT, (part) => ' '.repeat(part.length));
  return /^.*[\p{L}\p{N}]/su.exec(words)?.[0].length ?? -1;
};

const insert = (text: string, at: number, mark: string): string => text.slice(0, at) + mark + text.slice(at);

/** A text of one line with an invisible mark that tells where it comes from. */
export const markLine = (text: string, id: number): string => {
  const at = endOfWords(text);
  return insert(text, at === -1 ? text.length : at, vercelStegaEncode(id));
};

/** Markdown with a mark on every line, and in a table on every cell, so that each paragraph knows its line. */
export const markMarkdown = (text: string, id: number): string => {
  let isCode = false;
  const mark = (part: string, line: number): string => {
    const at = endOfWords(part);
    return at === -1 ? part : insert(part, at, vercelStegaEncode([id, line]));
  };
  return text
    .split('\n')
    .map((line, i) => {
      if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
      else if (isCode || DEFINITION.test(line)) return line;
      else if (line.trimStart().startsWith('|'))
        return line
          .split(/(?<!\\)\|/)
          .map((cell) => mark(cell, i))
          .join('|');
      else return mark(line, i);
      return line;
    })
    .join('\n');
};
