import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import { type Place, placeIn } from './problem.ts';

/** A mistake in how a file is written; what it says cannot be judged before it is corrected, unless a key is doubled. */
export interface Fault extends Place {
  field: string;
  message: string;
}

/** The fields of a file, which are YAML; JSON is read as YAML too. */
export interface Fields {
  document: Document;
  yaml: string;
  /** false: the fields cannot be read, so that there is nothing to check. */
  isWhole: boolean;
  /** The place of the deepest part of a field that the file really has. */
  placeOf(field: readonly PropertyKey[]): Place;
  placeAt(offset: number): Place;
}

/** Markdown files carry their fields between two lines of dashes. */
const FRONT = /^---[ \t]*(\r?\n(?:[\s\S]*?\r?\n)??)---[ \t]*(?=\r?\n|$)/;

/** The fields of a file, with the lines and places that they have in it, and where the text below them begins. */
export const splitFile = (file: string, source: string): { yaml: string; body: number; fault?: string } => {
  if (!file.endsWith('.md')) return { yaml: source, body: source.length };
  const [front, fields = ''] = FRONT.exec(source) ?? [];
  if (front !== undefined) return { yaml: ' '.repeat(Math.max(0, front.indexOf(fields))) + fields, body: front.length };
  const fault = source.startsWith('---')
    ? 'has no line --- after its fields: write one before the text'
    : 'does not begin with its fields: write --- in the first line, the fields, and --- again';
  return { yaml: '', body: source.length, fault };
};

const REMEDIES: Partial<Record<YAMLError['code'], string>> = {
  DUPLICATE_KEY: 'is here a second time: keep one of the two',
  TAB_AS_INDENT: 'is indented with a tab: use two spaces instead of each tab',
  BAD_INDENT: 'is not in line with the lines around it: give it as many spaces as they have',
  BLOCK_AS_IMPLICIT_KEY:
    'has a colon too many or spaces that differ: put quotes around the value, or correct its spaces',
  BAD_DQ_ESCAPE: 'has a \\ between double quotes: put single quotes around the value',
};
const QUOTE_IT =
  'cannot be read: put quotes around the value, and compare its signs and spaces with the lines around it';

const faultsOfYaml = (document: Document, placeAt: Fields['placeAt'], yaml: string): Fault[] => {
  const isTwice = ({ code }: YAMLError): boolean => code === 'DUPLICATE_KEY';
  /** Words that begin with &, * or ! mean something else to YAML. */
  let special: number | undefined = document.warnings[0]?.pos[0];
  let lastQuote = 0;
  visit(document, {
    Alias: (_, { range }) => {
      special ??= range?.[0] ?? 0;
    },
    Value: (_, node) => {
      const [start] = node.range ?? [0];
      if ('anchor' in node && node.anchor) special ??= start;
      if (isScalar(node) && node.type?.startsWith('QUOTE')) lastQuote = start;
    },
  });
  const faultAt = (offset: number, message: string): Fault => {
    const place = placeAt(offset);
    const [, field = 'this line'] = /^[\s-]*["']?([\w$.-]+)/.exec(yaml.split('\n')[place.line - 1] ?? '') ?? [];
    return { ...place, field, message };
  };
  // The first error often causes the others.
  const [first] = document.errors.filter((error) => !isTwice(error));
  const twice = document.errors.filter(isTwice).map(({ pos, code }) => faultAt(pos[0], REMEDIES[code] ?? QUOTE_IT));
  if (first?.message.startsWith('Missing closing'))
    return [faultAt(lastQuote, 'opens a quote that is never closed: write it at the end of the value as well')];
  if (first) return [faultAt(first.pos[0], REMEDIES[first.code] ?? QUOTE_IT), ...twice];
  return special === undefined ? twice : [faultAt(special, QUOTE_IT), ...twice];
};

/** What JSON refuses and YAML would take, such as a comma at the end of a list. */
const faultOfJson = (source: string): Fault | undefined => {
  try {
    JSON.parse(source);
    return undefined;
  } catch (error) {
    const offset = Number(/at position (\d+)/.exec(String(error))?.[1] ?? source.length);
    const message = 'cannot be read: compare its commas, quotes and brackets with those of the lines above it';
    return { ...placeIn(source, offset), field: 'this line', message };
  }
};

/** What must be put in order before anybody can read the file. */
const faultOfText = (source: string): Fault | undefined => {
  const field = 'this line';
  // Every second byte of UTF-16.
  if (source.includes('\0'))
    return { line: 1, column: 1, field, message: 'is not saved as UTF-8: save the file again with the encoding UTF-8' };
  const merge = /^(?:<{7}|>{7})(?: .*)?$/m.exec(source);
  const message =
    'has two versions of the same lines: keep the right one, and delete the other and the lines of <, = and >';
  return merge ? { ...placeIn(source, merge.index), field, message } : undefined;
};

const placeOfField = (document: Document, field: readonly PropertyKey[]): number => {
  let offset = 0;
  let node: unknown = document.contents;
  for (const key of field) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (!pair) break;
      if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(key)];
      if (item === undefined) break;
      node = item;
      if (isMap(node) || isScalar(node) || isSeq(node)) offset = node.range?.[0] ?? offset;
    } else break;
  }
  return offset;
};

/** Reads how a file is written: its fields, where its text begins, and every mistake with line and remedy. */
export const parseFile = (file: string, source: string): { fields: Fields; body: number; faults: Fault[] } => {
  const broken = faultOfText(source);
  const { yaml, body, fault } = splitFile(file, broken ? '' : source);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const ofJson = file.endsWith('.json') && !broken ? faultOfJson(source) : undefined;
  const ofFront = fault && !broken ? { line: 1, column: 1, field: 'the file', message: fault } : undefined;
  const fatal = broken ?? ofFront ?? ofJson;
  const faults = fatal ? [fatal] : faultsOfYaml(document, placeAt, yaml);
  const isWhole = !fatal && faults.every(({ message }) => message === REMEDIES.DUPLICATE_KEY);
  return {
    fields: { document, yaml, isWhole, placeAt, placeOf: (field) => placeAt(placeOfField(document, field)) },
    body: broken ? source.length : body,
    faults,
  };
};
