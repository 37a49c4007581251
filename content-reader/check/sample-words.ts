import { type ContentProblem, placeIn } from '../problem.ts';
import type { Read } from '../read-content.ts';
import { outlineOf } from './outline.ts';

/** What `npm run new` writes into a draft for the editor to replace. */
export const SAMPLES = {
  lead: 'Say in one or two sentences what the reader knows after this article.',
  description: 'Say in 70 to 160 characters what this article answers, in words that somebody would search for.',
  contact: 'Say what a reader gets by writing to you about this article.',
  begin:
    'Begin with the answer. A figure that the site claims in several places is written as its name in double braces.',
  heading: 'A heading for every part',
  markdown: 'Text in Markdown: **bold**, [a link](/contact-us), lists. The list of contents is made from the headings.',
  happened: 'Say in one or two sentences what happened and whom it concerns.',
  planned: 'Say in one or two sentences what is planned and whom it concerns.',
  action: 'Say what the reader should do about it, and by when.',
  work: 'Say in one or two sentences what the work is.',
  week: 'What the person does in an ordinary week.',
  must: 'What somebody must know on the first day',
  learn: 'What can be learned here',
  tagline: 'Say in one sentence what a visitor finds on this page.',
  intro: 'Say in two or three sentences what this page is about and for whom.',
  pageText: 'Write the text of this section.',
  product: 'Say in one or two sentences what the product is and whom it helps.',
} as const;

const FILLERS = /\blorem ipsum\b|\b(?:TODO|TBD|FIXME|XXX)\b|\[(?:insert|your)\b[^\]]*\](?!\()/i;
const foundIn = (text: string): { words: string; at: number } | undefined => {
  const sample = Object.values(SAMPLES).find((words) => text.includes(words));
  const filler = FILLERS.exec(text);
  if (sample !== undefined) return { words: sample, at: text.indexOf(sample) };
  return filler ? { words: filler[0], at: filler.index } : undefined;
};
const shorten = (words: string): string => (words.length > 40 ? `${words.slice(0, 40).trimEnd()} …` : words);
const messageFor = (words: string): string => `still has the words of a template ("${shorten(words)}"): write your own`;

/** Words of a template that somebody forgot to replace. A draft may have them. */
export const leftOverWords = (read: Read): ContentProblem[] => {
  const { file, source, body, fields } = read;
  if (fields.document.get('draft') === true) return [];
  const inFields = outlineOf(read).values.flatMap(({ field, place, value }): ContentProblem[] => {
    const found = foundIn(value);
    return found ? [{ file, ...place, field, message: messageFor(found.words) }] : [];
  });
  let from = body;
  const inText = file.endsWith('.md')
    ? source
        .slice(body)
        .split('\n')
        .flatMap((line): ContentProblem[] => {
          const found = foundIn(line);
          const start = from;
          from += line.length + 1;
          if (!found) return [];
          return [{ file, ...placeIn(source, start + found.at), field: 'the text', message: messageFor(found.words) }];
        })
    : [];
  return [...inFields, ...inText];
};
