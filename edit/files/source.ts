import { parse } from 'yaml';
import { isRecord, valueAt } from '../../content-reader/json-schemas.ts';
import { splitFile } from '../../content-reader/parse.ts';
import { nameOfFile, nameOfPlace } from '../fields/names.ts';
import { BODY, type Path } from '../marks/places.ts';
import { type Change, changeJson, changeYaml, copyValue } from './yaml-text.ts';

/** The fields of a file as they are written, claims not filled in; the text below them is under BODY. */
export const dataOf = (file: string, source: string): Record<string, unknown> => {
  const { yaml, body } = splitFile(file, source);
  const data: unknown = parse(yaml);
  const fields = isRecord(data) ? data : {};
  return file.endsWith('.md') ? { ...fields, [BODY]: source.slice(body).trim() } : fields;
};

/** The same for a file that may not parse, because it was edited by hand. */
export const readableData = (file: string, source: string): Record<string, unknown> | undefined => {
  try {
    return dataOf(file, source);
  } catch {
    return undefined;
  }
};

export const rawAt = (file: string, source: string, path: Path): unknown => valueAt(dataOf(file, source), path);

/** What a place of a file is called; where the file is broken, only the file itself has a name. */
export const nameInSource = (file: string, source: string | undefined, path: Path): string => {
  const data = readableData(file, source ?? '');
  return data ? nameOfPlace(file, data, path) : nameOfFile(file, {});
};

/** The text of a content file after a change to its fields or to the Markdown below them. */
export const changeSource = (file: string, source: string, change: Change, order: readonly string[] = []): string => {
  if (file.endsWith('.json')) return changeJson(source, change);
  if (!file.endsWith('.md')) return changeYaml(source, change, order);
  const { yaml, body } = splitFile(file, source);
  if (change.kind === 'set' && change.path[0] === BODY) {
    const before = /^\s*/.exec(source.slice(body))?.[0] || '\n';
    return `${source.slice(0, body)}${before}${String(change.value).trim()}\n`;
  }
  // Blanks replace the first line of dashes; a file that the library has rewritten has lost them.
  const [first = ''] = /^\s*/.exec(yaml) ?? [];
  return `---${first.slice(3)}${changeYaml(yaml, change, order).trimStart()}${source.slice(body - 3)}`;
};

/** Puts the value that another state of the same file has into this one. */
export const takeValue = (file: string, into: string, from: string, path: Path): string => {
  if (file.endsWith('.yaml')) return copyValue(into, from, path);
  const value = rawAt(file, from, path);
  return changeSource(file, into, value === undefined ? { kind: 'unset', path } : { kind: 'set', path, value });
};
