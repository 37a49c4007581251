import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { type Place, placeIn } from './files.ts';

/** A mistake in how a file is written; what it says cannot be judged before it is corrected. */
export interface Fault extends Place {
  field: string;
  message: string;
}

/** The fields of a file, which are YAML; JSON is read as YAML too. */
export interface Fields {
  document: Document;
  yaml: string;
  /** The place of the deepest part of a field that the file really has. */
  placeOf(field: readonly PropertyKey[]): Place;
  placeAt(offset: number): Place;
}

/** Markdown files carry their fields between two lines of dashes. */
const FRONT = /^---[ \t]*(\r?\n(?:[\s\S]*?\r?\n)??)---[ \t]*(?=\r?\n|$)/;

/** The fields of a file, with their lines and places, and where the text below them begins. */
export function splitFile(
  file: string,
  source: string,
): { yaml: string; body: number; message?: string } {
  if (!file.endsWith('.md')) return { yaml: source, body: source.length };
  const [front, fields = ''] = FRONT.exec(source) ?? [];
  if (front !== undefined)
    return { yaml: ' '.repeat(Math.max(0, front.indexOf(fields))) + fields, body: front.length };
  const message =
    'needs its fields between two lines of dashes: write --- in the first line, and --- before the text';
  return { yaml: '', body: source.length, message };
}

const REMEDIES: Partial<Record<YAMLError['code'], string>> = {
  DUPLICATE_KEY: 'is here a second time: keep one of the two',
  TAB_AS_INDENT: 'is indented with a tab: use two spaces instead of each tab',
  BAD_INDENT: 'is not in line with the lines around it: give it as many spaces as they have',
  BLOCK_AS_IMPLICIT_KEY:
    'has a colon too many or spaces that differ: put quotes around the value, or correct its spaces',
  BAD_DQ_ESCAPE: 'has a \\ between double quotes: put single quotes around the value',
};
const QUOTE_IT =
  'cannot be read: put quotes around the value, and compare its punctuation and spaces with the lines around it';
const UNCLOSED = 'opens a quote that is never closed: write it at the end of the value as well';

/** The first mistake in YAML, which often causes the others. */
function faultOfYaml(document: Document): { offset: number; message: string } | undefined {
  const [first] = document.errors;
  /** Words that begin with &, * or ! mean something else to YAML. */
  let special = document.warnings[0]?.pos[0];
  let lastQuote = 0;
  visit(document, (_, node) => {
    if (isAlias(node) || (isScalar(node) && node.anchor)) special ??= node.range?.[0];
    const at = isScalar(node) && node.type?.startsWith('QUOTE') ? node.range?.[0] : undefined;
    // Quotes after the mistake are other values.
    if (at !== undefined && first && at <= first.pos[0]) lastQuote = at;
  });
  if (first?.message.startsWith('Missing closing')) return { offset: lastQuote, message: UNCLOSED };
  if (first) return { offset: first.pos[0], message: REMEDIES[first.code] ?? QUOTE_IT };
  return special === undefined ? undefined : { offset: special, message: QUOTE_IT };
}

/** Faults that JSON refuses and YAML allows, such as a trailing comma. */
function faultOfJson(source: string): Fault | undefined {
  try {
    JSON.parse(source);
    return undefined;
  } catch (error) {
    const offset = Number(/at position (\d+)/.exec(String(error))?.[1] ?? source.length);
    const message =
      'cannot be read: compare its commas, quotes and brackets with those of the lines above it';
    return { ...placeIn(source, offset), field: 'this line', message };
  }
}

const MERGE =
  'has two versions of the same lines: keep the right one, and delete the other and the lines of <, = and >';

function placeOfField(document: Document, field: readonly PropertyKey[]): number {
  if (field.length === 0) return 0;
  const [around, key] = [field.slice(0, -1), String(field.at(-1))];
  const parent: unknown = around.length === 0 ? document.contents : document.getIn(around, true);
  const pair =
    isMap(parent) &&
    parent.items.find(({ key: name }) => isScalar(name) && String(name.value) === key);
  const part: unknown = pair ? pair.key : isSeq(parent) && parent.items[Number(key)];
  return isNode(part) && part.range ? part.range[0] : placeOfField(document, around);
}

export function parseFile(
  file: string,
  source: string,
): { fields: Fields; body: number; fault?: Fault } {
  const { yaml, body, message } = splitFile(file, source);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const findFault = (): Fault | undefined => {
    const merge = /^(?:<{7}|>{7})(?: .*)?$/m.exec(source);
    if (merge) return { ...placeIn(source, merge.index), field: 'this line', message: MERGE };
    if (message !== undefined) return { line: 1, column: 1, field: 'the file', message };
    const isJson = file.endsWith('.json');
    const slip = isJson ? faultOfJson(source) : undefined;
    if (slip) return slip;
    // JSON alone would take the second of two values and say nothing.
    const isTwice = document.errors[0]?.code === 'DUPLICATE_KEY';
    const found = isJson && !isTwice ? undefined : faultOfYaml(document);
    if (!found) return undefined;
    const place = placeAt(found.offset);
    const [, field = 'this line'] =
      /^[\s-]*["']?([\w$.-]+)/.exec(yaml.split('\n')[place.line - 1] ?? '') ?? [];
    return { ...place, field, message: found.message };
  };
  const fault = findFault();
  const placeOf = (field: readonly PropertyKey[]) => placeAt(placeOfField(document, field));
  const fields = { document, yaml, placeAt, placeOf };
  return { fields, body, ...(fault ? { fault } : {}) };
}
