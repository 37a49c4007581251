import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { collections } from '../schemas/collections.ts';
import { frontMatterOf } from './front-matter.ts';

export interface ContentFault {
  /** Path from the root of the repository, with the line: content/site.yaml:12 */
  place: string;
  /** The field, for example sections.2.heading */
  field: string;
  /** What is wrong and what to do about it. */
  remedy: string;
}

/** Lines of YAML, and the line on which they begin. */
const yamlOf = (file: string, text: string): { yaml: string; firstLine: number } =>
  file.endsWith('.md') ? { yaml: frontMatterOf(text), firstLine: 2 } : { yaml: text, firstLine: 1 };

/** What JSON refuses and YAML would take, such as a comma at the end of a list; and its line. */
const faultOfJson = (file: string, text: string): { line: number; problem: string } | undefined => {
  if (!file.endsWith('.json')) return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const position = Number(/at position (\d+)/.exec(problem)?.[1] ?? text.length);
    return {
      line: text.slice(0, position).split('\n').length,
      problem: problem.replace(/(?: in JSON)? at position .*/s, ''),
    };
  }
};

/** The line of the deepest part of a field that the file really has. */
const lineOf = (document: Document, lines: LineCounter, path: readonly PropertyKey[]): number => {
  let offset = 0;
  let node: unknown = document.contents;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair) break;
      if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      if (isMap(node) || isScalar(node)) offset = node.range?.[0] ?? offset;
    } else break;
  }
  return lines.linePos(offset).line;
};

/** Every fault of every content file, so that an editor mends them all in one go. */
export const checkContent = (root: string): ContentFault[] => {
  const faults: ContentFault[] = [];
  for (const { files, schema } of Object.values(collections)) {
    for (const file of globSync(join(root, 'content', files)).sort()) {
      const name = relative(root, file).replaceAll('\\', '/');
      const { yaml, firstLine } = yamlOf(file, readFileSync(file, 'utf8'));
      const badJson = faultOfJson(file, yaml);
      if (badJson) {
        const remedy = `cannot be read as JSON (${badJson.problem}): check commas and quotes there`;
        faults.push({ place: `${name}:${badJson.line}`, field: 'the file', remedy });
        continue;
      }
      const lines = new LineCounter();
      const document = parseDocument(yaml, { lineCounter: lines });
      const [broken] = document.errors;
      if (broken) {
        const line = lines.linePos(broken.pos[0]).line + firstLine - 1;
        const [problem] = broken.message.split('\n');
        faults.push({
          place: `${name}:${line}`,
          field: 'the file',
          remedy: `cannot be read as YAML (${problem?.replace(/:$/, '')}): check indentation and quotes there`,
        });
        continue;
      }
      const result = schema.safeParse(document.toJS());
      for (const issue of result.error?.issues ?? []) {
        const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
        const line = lineOf(document, lines, [...issue.path, ...unknown]) + firstLine - 1;
        faults.push({
          place: `${name}:${line}`,
          field: [...issue.path, ...unknown].join('.') || 'the file',
          remedy: unknown.length > 0 ? 'is not known here: correct its name or delete it' : issue.message,
        });
      }
    }
  }
  return faults;
};

/** One sentence per fault: file, field, remedy. */
export const describeFaults = (faults: readonly ContentFault[]): string =>
  faults.map(({ place, field, remedy }) => `${place} – ${field} ${remedy}.`).join('\n');
