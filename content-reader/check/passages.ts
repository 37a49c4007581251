import type { ContentProblem, Place } from '../problem.ts';
import type { Read } from '../read-content.ts';
import { LINK, outlineOf } from './outline.ts';

/** What a reader would see as bare signs, because it is not quite Markdown. */
const faultOfWords = (words: string): string | undefined => {
  if (words.includes(']('))
    return 'has a link that is not whole: write [words](/address), without a space in the address';
  if (words.includes('**')) return 'has ** without its other half: write ** before and after the bold words';
  const [note] = /\[\^[^\]]+\]/.exec(words) ?? [];
  if (note) return `has the mark of a foot note without its text: write ${note}: and the text on a line of its own`;
  return undefined;
};

const CODE = /`[^`]*`/g;
const BOLD = /\*\*(?=\S)[^*]*(?:\*(?!\*)[^*]*)*\*\*/g;
const faultOfValue = (value: string): string | undefined => {
  const [entity] = /&(?:[a-z]+|#\d+);/i.exec(value) ?? [];
  if (entity) return `has ${entity}: write the sign itself`;
  return faultOfWords(value.replace(CODE, '').replace(LINK, '').replace(BOLD, ''));
};

/** Words in which the signs of Markdown would be shown as they are, and foot notes and code without their other half. */
export const brokenPassages = (read: Read): ContentProblem[] => {
  const { file } = read;
  const { values, passages, openCode, notes } = outlineOf(read);
  const inText = (place: Place, message: string): ContentProblem => ({ file, ...place, field: 'the text', message });
  return [
    ...values.flatMap(({ field, place, value }): ContentProblem[] => {
      const message = file.endsWith('.json') ? undefined : faultOfValue(value);
      return message === undefined ? [] : [{ file, ...place, field, message }];
    }),
    ...passages.flatMap(({ place, words }) => {
      const message = faultOfWords(words);
      return message === undefined ? [] : [inText(place, message)];
    }),
    ...openCode.map((place) => inText(place, 'has code that does not end: write ``` on a line of its own after it')),
    ...[...notes.defined]
      .filter(([name]) => !notes.used.has(name))
      .map(([name, place]) =>
        inText(place, `has a foot note that no sentence refers to: write [^${name}] where it belongs, or delete it`),
      ),
  ];
};
