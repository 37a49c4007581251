import { type ContentProblem, type Place, placeIn } from '../problem.ts';
import type { Read } from '../read-content.ts';
import { outlineOf } from './outline.ts';
import { paragraphsOf } from './outline-markdown.ts';

/** Two spaces or a backslash at the end of a line break it on the page as well. */
const FIRST_BROKEN_LINE = /^.*(?<! {2}|\\)(?=\r?\n)/m;
const ON_ONE_LINE = 'so that a search does not find it: write it on one line';

/** What somebody meant who wrote a paragraph of several lines. */
const faultOf = (paragraph: string): string => {
  if (/^\|.*\n\s*\|/.test(paragraph))
    return 'has a table without its second line: write |---| with one part for each column below its first line';
  if (/^[-*+][^\s*].*\n\s*[-*+]\S/.test(paragraph))
    return 'has a list without spaces: write a space after the dash of each entry';
  return `breaks a paragraph over several lines, ${ON_ONE_LINE}, with an empty line before the next paragraph`;
};

/** Places, from the beginning of a text, where its paragraphs go over several lines. */
const brokenIn = (text: string): { at: number; message: string }[] =>
  paragraphsOf(text).flatMap(({ start, end }) => {
    const paragraph = text.slice(start, end);
    if (/^#{2,6}[^\s#]/.test(paragraph))
      return [{ at: start, message: 'has a heading without a space: write one after its last #' }];
    const broken = FIRST_BROKEN_LINE.exec(paragraph);
    return broken ? [{ at: start + broken.index, message: faultOf(paragraph) }] : [];
  });

const findIn = (read: Read): ContentProblem[] => {
  const { file, source, body, fields } = read;
  if (file.endsWith('.json') || !fields.isWhole) return [];
  const problems: ContentProblem[] = [];
  const add = (place: Place, field: string, message: string) => problems.push({ file, ...place, field, message });
  for (const { field, place, value, type, written } of outlineOf(read).scalars) {
    if (type === 'BLOCK_LITERAL') {
      for (const { at, message } of brokenIn(String(value))) {
        const { line, column } = placeIn(String(value), at);
        add({ line: place.line + line, column }, field, message);
      }
    } else if (written.trimEnd().includes('\n')) add(place, field, `goes over several lines, ${ON_ONE_LINE}`);
  }
  if (file.endsWith('.md'))
    for (const { at, message } of brokenIn(source.slice(body))) add(placeIn(source, body + at), 'the text', message);
  return problems;
};

const known = new WeakMap<Read, ContentProblem[]>();

/** Sentences that go over several lines of their file. Whoever searches for what the page says would not find them. */
export const foldedSentences = (read: Read): ContentProblem[] => {
  const problems = known.get(read) ?? findIn(read);
  known.set(read, problems);
  return problems;
};
