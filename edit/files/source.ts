import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  type Pair,
  parse,
  parseDocument,
  type YAMLSeq,
} from 'yaml';
import { isRecord, schemaAt, valueAt } from '../../content-reader/json-schemas.ts';
import { splitFile } from '../../content-reader/parse.ts';
import { nameOfFile, nameOfPlace } from '../fields/names.ts';
import { newPart } from '../fields/sample.ts';
import { schemaOf } from '../fields/schemas.ts';
import { BODY, type Path } from '../marks/marks.ts';

type ListChange =
  | { kind: 'insert'; path: Path; at: number; value: unknown }
  | { kind: 'remove'; path: Path; at: number }
  | { kind: 'move'; path: Path; at: number; to: number };

/** One thing that an editor does to the fields of a file. `at` of a list is counted from zero. */
export type Change =
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'unset'; path: Path }
  | ListChange;

/** Every text stays on one line, however long it is. */
const STYLE = {
  lineWidth: 0,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  singleQuote: true,
};
/** Tokens that the lexer adds: start of a document, of a scalar, end of a broken list. */
const CONTROL = ['\x02', '\x1f', '\x18'];

/** As files of content/ are laid out: { a: b } and [a, b]. The library pads both or neither. */
function print(document: Document): string {
  const tokens = [...new Lexer().lex(document.toString(STYLE))].filter(
    (token) => !CONTROL.includes(token),
  );
  return tokens
    .filter((token, i) => token !== ' ' || (tokens[i - 1] !== '[' && tokens[i + 1] !== ']'))
    .join('');
}

function set(document: Document, path: Path, value: unknown, order: readonly string[]): void {
  const node: unknown = document.getIn(path, true);
  if (isScalar(node) && (value === null || typeof value !== 'object')) {
    if (String(value).trimEnd().includes('\n')) node.type = 'BLOCK_LITERAL';
    const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
    // A text below "|" ends with a line break, which editors do not type.
    node.value = isBlock && typeof value === 'string' ? `${value.trimEnd()}\n` : value;
    return;
  }
  const key = String(path.at(-1));
  const parent: unknown =
    path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (node !== undefined || !isMap(parent)) {
    document.setIn(path, document.createNode(value));
    return;
  }
  // A new field comes after those that precede it in the schema.
  const before = order.slice(0, Math.max(0, order.indexOf(key)));
  const isBefore = ({ key: name }: Pair) => isScalar(name) && before.includes(String(name.value));
  const last = parent.items.findLastIndex(isBefore);
  parent.items.splice(
    last === -1 ? parent.items.length : last + 1,
    0,
    document.createPair(key, value),
  );
}

function changeList(document: Document, { items }: YAMLSeq, change: ListChange): void {
  const hasGap = items.map((item) => isCollection(item) && item.spaceBefore === true);
  if (change.kind === 'insert') items.splice(change.at, 0, document.createNode(change.value));
  else {
    const [item] = items.splice(change.at, 1);
    if (change.kind === 'move') items.splice(change.to, 0, item);
  }
  // Empty lines keep their places while the items between them move.
  for (const [i, item] of items.entries())
    if (isCollection(item)) item.spaceBefore = hasGap[i] ?? hasGap[1] ?? false;
}

/** The text of a YAML file after a change. Comments, order and quoting survive; `order` lists the fields of the schema. */
export function changeYaml(source: string, change: Change, order: readonly string[] = []): string {
  const document = parseDocument(source);
  if (change.kind === 'set') set(document, change.path, change.value, order);
  else if (change.kind === 'unset') document.deleteIn(change.path);
  else {
    const list: unknown = document.getIn(change.path, true);
    if (isSeq(list)) changeList(document, list, change);
    // The first item of a list that is not there brings the list with it.
    else if (change.kind === 'insert') set(document, change.path, [change.value], order);
  }
  return print(document);
}

/** The text of a JSON file with another value at a place; nothing else of its layout changes. */
function changeJson(source: string, change: Change): string {
  const document = parseDocument(source);
  const node: unknown = document.getIn(change.path, true);
  if (!isNode(node) || !node.range || change.kind === 'unset')
    throw new Error('This part of the file cannot be changed here.');
  const [start, end] = node.range;
  if (isSeq(node) && change.kind !== 'set') changeList(document, node, change);
  const value = change.kind === 'set' ? change.value : node.toJS(document);
  const indent = /^ */m.exec(source.slice(source.lastIndexOf('\n', start) + 1))?.[0] ?? '';
  return (
    source.slice(0, start) +
    JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`) +
    source.slice(end)
  );
}

/** The fields of a file as written, claims not filled in; the text below is under BODY. */
export function dataOf(file: string, source: string): Record<string, unknown> {
  const { yaml, body } = splitFile(file, source);
  const data: unknown = parse(yaml);
  const fields = isRecord(data) ? data : {};
  return file.endsWith('.md') ? { ...fields, [BODY]: source.slice(body).trim() } : fields;
}

/** The same for a file that may not parse, because it was edited by hand. */
export function readableData(file: string, source: string): Record<string, unknown> | undefined {
  try {
    return dataOf(file, source);
  } catch {
    return undefined;
  }
}

export function rawAt(file: string, source: string, path: Path): unknown {
  return valueAt(dataOf(file, source), path);
}

/** The name of a place of a file; where the file is broken, only the file itself has a name. */
export function nameInSource(file: string, source: string | undefined, path: Path): string {
  const data = readableData(file, source ?? '');
  return data ? nameOfPlace(file, data, path) : nameOfFile(file, {});
}

/** In a table a column goes with its cells and the pieces of a line; where the first column has none, they count from the second. */
function withCells(file: string, data: unknown, change: Change): Change[] {
  const table = change.path.slice(0, -1);
  const { columns, rows } = Object(valueAt(data, table));
  if (!('at' in change) || change.path.at(-1) !== 'columns' || !Array.isArray(rows))
    return [change];
  const places = rows.flatMap((_, i) => [
    [...table, 'rows', i, 'cells'],
    [...table, 'rows', i, 'line'],
  ]);
  const changes = places.flatMap((path): Change[] => {
    const cells = valueAt(data, path);
    if (!Array.isArray(cells)) return [];
    const at = change.at - columns.length + cells.length;
    if (change.kind === 'insert')
      return [{ kind: 'insert', path, at, value: newPart(file, data, path) }];
    return [
      change.kind === 'move'
        ? { ...change, path, at, to: change.to - change.at + at }
        : { ...change, path, at },
    ];
  });
  return [change, ...changes];
}

function changeOne(file: string, source: string, change: Change): string {
  if (file.endsWith('.json')) return changeJson(source, change);
  const schema = schemaOf(file);
  const around = schema && schemaAt(schema, dataOf(file, source), change.path.slice(0, -1));
  const order = Object.keys(around?.properties ?? {});
  if (!file.endsWith('.md')) return changeYaml(source, change, order);
  const { yaml, body } = splitFile(file, source);
  if (change.kind === 'set' && change.path[0] === BODY) {
    const before = /^\s*/.exec(source.slice(body))?.[0] || '\n';
    return `${source.slice(0, body)}${before}${String(change.value).trim()}\n`;
  }
  // Blanks replace the first line of dashes; a file that the library has rewritten has lost them.
  const [first = ''] = /^\s*/.exec(yaml) ?? [];
  return `---${first.slice(3)}${changeYaml(yaml, change, order).trimStart()}${source.slice(body - 3)}`;
}

/** The text of a content file after a change to its fields or to the Markdown below them. */
export function changeSource(file: string, source: string, change: Change): string {
  return withCells(file, dataOf(file, source), change).reduce(
    (text, one) => changeOne(file, text, one),
    source,
  );
}

/** Takes the value of another state of the same file; in YAML with its layout. */
export function takeValue(file: string, into: string, from: string, path: Path): string {
  const value: unknown = file.endsWith('.yaml')
    ? parseDocument(from).getIn(path, true)
    : rawAt(file, from, path);
  return changeSource(
    file,
    into,
    value === undefined ? { kind: 'unset', path } : { kind: 'set', path, value },
  );
}
