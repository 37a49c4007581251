import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { Place } from '../problem.ts';
import { oddSpaces } from './odd-spaces.ts';
import { type LineProblem, repairLines } from './repair-lines.ts';

export interface ParsedYaml {
  document: Document;
  /** What was read: as written, or repaired where that could not be read. */
  text: string;
  problems: LineProblem[];
  /** false: the fields cannot be read, so that there is nothing to check. */
  isWhole: boolean;
  /** The place of the deepest part of a field that the file really has. */
  placeOf(field: readonly PropertyKey[]): Place;
  placeAt(offset: number): Place;
}

/** What a parser's error means to somebody who writes. */
const wordsOf = ({ code }: YAMLError): string => {
  switch (code) {
    case 'DUPLICATE_KEY':
      return 'is here a second time: keep one of the two';
    case 'TAB_AS_INDENT':
      return 'is indented with a tab: use two spaces instead of each tab';
    case 'BAD_INDENT':
      return 'is not in line with the lines around it: give it as many spaces as they have';
    default:
      return 'cannot be understood: put quotes around the value, and compare its spaces with the lines around it';
  }
};

const QUOTE_IT = 'begins with a sign that has another meaning here: put quotes around this value';

const KEY_AT = /^[\s-]*["']?([\w$.-]+)/;
const problemOf = (offset: number, message: string, lines: LineCounter, text: string): LineProblem => {
  const { line, col } = lines.linePos(offset);
  const field = KEY_AT.exec(text.split('\n')[line - 1] ?? '')?.[1] ?? 'this line';
  return { line, column: col, field, message };
};

const parse = (text: string) => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  /** An anchor, alias or tag is never meant: somebody began a sentence with &, * or !. */
  let odd: number | undefined = document.warnings[0]?.pos[0];
  visit(document, {
    Alias: (_, { range }) => {
      odd ??= range?.[0] ?? 0;
    },
    Value: (_, node) => {
      if ('anchor' in node && node.anchor) odd ??= node.range?.[0] ?? 0;
    },
  });
  return { lines, document, odd };
};

const placeIn = (document: Document, lines: LineCounter, field: readonly PropertyKey[]): Place => {
  let offset = 0;
  let node: unknown = document.contents;
  for (const key of field) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (!pair) break;
      if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
      // Words that begin on a line of their own are what must be corrected.
      if (isScalar(node) && node.type === 'PLAIN' && node.value !== null) {
        const start = node.range?.[0] ?? offset;
        if (lines.linePos(start).line > lines.linePos(offset).line) offset = start;
      }
    } else if (isSeq(node)) {
      const item = node.items[Number(key)];
      if (item === undefined) break;
      node = item;
      if (isMap(node) || isScalar(node) || isSeq(node)) offset = node.range?.[0] ?? offset;
    } else break;
  }
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
};

const isTwice = ({ code }: YAMLError): boolean => code === 'DUPLICATE_KEY';

/** What is still wrong after every line was looked at by itself. The first error often causes the others. */
const restOf = ({ lines, document, odd }: ReturnType<typeof parse>, text: string): LineProblem[] => {
  const [first] = document.errors.filter((error) => !isTwice(error));
  const errors = [...(first ? [first] : []), ...document.errors.filter(isTwice)];
  const rest = errors.map((error) => problemOf(error.pos[0], wordsOf(error), lines, text));
  return odd === undefined || first ? rest : [...rest, problemOf(odd, QUOTE_IT, lines, text)];
};

/** Reads the fields of a file. A broken one is repaired as far as possible, and every line that was wrong is named. */
export const parseYaml = (source: string): ParsedYaml => {
  let text = source;
  let parsed = parse(text);
  let isWhole = true;
  const problems = oddSpaces(source);
  if (problems.length > 0) isWhole = false;
  else if (parsed.document.errors.length > 0 || parsed.odd !== undefined) {
    const { problems: found, repaired } = repairLines(source);
    problems.push(...found);
    isWhole = repaired !== undefined;
    if (repaired !== undefined) {
      text = repaired;
      parsed = parse(text);
      isWhole = parsed.odd === undefined && parsed.document.errors.every(isTwice);
      problems.push(...restOf(parsed, text).filter((one) => !found.some(({ line }) => line === one.line)));
    }
  }
  const { document, lines } = parsed;
  return {
    document,
    text,
    problems,
    isWhole,
    placeOf: (field) => placeIn(document, lines, field),
    placeAt: (offset) => {
      const { line, col } = lines.linePos(offset);
      return { line, column: col };
    },
  };
};
