import type { ContentProblem } from '../problem.ts';
import type { Read } from '../read-content.ts';
import { outlineOf } from './outline.ts';

/** Quotes as letters have them. Only straight ones are left out when a page is made. */
const CURLY = /^(?:“.*”|‘.*’|„.*[“”]|«.*»|‚.*[‘’])$/;

/** Words that a page would not show, or quotes that it would, because of a sign that means something else to the file. */
export const hiddenWords = (read: Read): ContentProblem[] =>
  outlineOf(read).scalars.flatMap(({ field, place, type, written, after }): ContentProblem[] => {
    const add = (message: string): ContentProblem[] => [{ file: read.file, ...place, field, message }];
    // "We are #1" ends before the #. Comments of ours have a space after it.
    if (type !== 'BLOCK_LITERAL' && /^[ \t]*#\S/.test(after))
      return add('has a # that hides the words after it: put quotes around this value');
    if (type === 'PLAIN' && CURLY.test(written))
      return add('has curly quotes around it, which the page would show: write straight quotes instead');
    return [];
  });
