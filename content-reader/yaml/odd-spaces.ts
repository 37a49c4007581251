import type { LineProblem } from './repair-lines.ts';

/** Signs that look like a space or like nothing; they come with words that were copied from a web page or a letter. */
const ODD = '\\u00a0\\u1680\\u2000-\\u200d\\u202f\\u205f\\u2060\\u3000\\ufeff';
const AT_THE_BEGINNING = new RegExp(`^( *(?:- +)*-?)[${ODD}][${ODD} ]*(?:([\\w-]+)(?=:))?`);
/** A colon with such a sign after it. */
export const ODD_AFTER_COLON = new RegExp(`^[\\w-]+:[${ODD}]`);

/** Lines that begin with a sign that only looks like a space: nothing else of the file can be judged before they are right. */
export const oddSpaces = (yaml: string): LineProblem[] =>
  yaml.split('\n').flatMap((line, i) => {
    const match = AT_THE_BEGINNING.exec(line);
    if (!match) return [];
    const [, before = '', name = before.includes('-') ? 'this entry' : 'this line'] = match;
    const message =
      'has a sign before it that looks like a space or like nothing: delete the beginning of the line and type it again';
    return [{ line: i + 1, column: before.length + 1, field: name, message }];
  });
