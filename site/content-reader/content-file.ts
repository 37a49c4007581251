import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Claims } from '../schemas/singles.ts';
import { fillClaims } from './fill-claims.ts';
import { splitFile } from './front-matter.ts';

export interface ContentFault {
  /** Path from the root of the repository, with the line: content/site.yaml:12 */
  place: string;
  /** The field, for example sections.2.heading */
  field: string;
  /** What is wrong and what to do about it. */
  remedy: string;
}

interface ContentFile<Data> {
  /** Missing if there are faults. */
  data?: Data;
  /** The Markdown below the fields. */
  text: string;
  faults: ContentFault[];
}

/** What JSON refuses and YAML would take, such as a comma at the end of a list. */
const faultOfJson = (file: string, source: string): { line: number; remedy: string } | undefined => {
  if (!file.endsWith('.json')) return undefined;
  try {
    JSON.parse(source);
    return undefined;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const position = Number(/at position (\d+)/.exec(problem)?.[1] ?? source.length);
    const reason = problem.replace(/(?: in JSON)? at position .*/s, '');
    return {
      line: source.slice(0, position).split('\n').length,
      remedy: `cannot be read as JSON (${reason}): check commas and quotes there`,
    };
  }
};

const faultOfYaml = ({ errors: [broken] }: Document, lines: LineCounter) => {
  if (!broken) return undefined;
  const reason = broken.message.split('\n')[0]?.replace(/:$/, '');
  return {
    line: lines.linePos(broken.pos[0]).line,
    remedy: `cannot be read as YAML (${reason}): check indentation and quotes there`,
  };
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

const unknownClaim = (written: string): string =>
  `names ${written}, which is not in content/claims.yaml: add it there or correct the name`;

/** Reads one content file: its claims are filled in and its fields checked; every fault is named with its line. */
export const readContentFile = <Data>(
  file: string,
  source: string,
  schema: z.ZodType<Data>,
  claims: Claims | undefined,
): ContentFile<Data> => {
  const { yaml, body } = splitFile(file, source);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const faults: ContentFault[] = [];
  const add = (line: number, field: string, remedy: string) => faults.push({ place: `${file}:${line}`, field, remedy });

  const unreadable = faultOfJson(file, source) ?? faultOfYaml(document, lines);
  if (unreadable) {
    add(unreadable.line, 'the file', unreadable.remedy);
    return { text: '', faults };
  }
  const fill = (value: unknown, report: (written: string, field: readonly PropertyKey[]) => void): unknown =>
    claims ? fillClaims(value, claims, report) : value;
  const fields = fill(document.toJS(), (written, field) =>
    add(lineOf(document, lines, field), field.join('.'), unknownClaim(written)),
  );
  const text = fill(source.slice(body), (written) => {
    const line = source.slice(0, source.indexOf(written, body)).split('\n').length;
    add(line, 'the text', unknownClaim(written));
  });
  const { data, error } = schema.safeParse(fields);
  for (const issue of error?.issues ?? []) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const field = [...issue.path, ...unknown];
    const remedy = unknown.length > 0 ? 'is not known here: correct its name or delete it' : issue.message;
    add(lineOf(document, lines, field), field.join('.') || 'the file', remedy);
  }
  return { ...(data !== undefined && faults.length === 0 ? { data } : {}), text: String(text).trim(), faults };
};
