import type { z } from 'zod';
import { nearest } from '../common/nearest.ts';
import type { Claims } from '../site/singles.schema.ts';
import { fillClaims } from './fill-claims.ts';
import { splitFile } from './front-matter.ts';
import { issuesInWords } from './issue-words.ts';
import { faultOfJson } from './json-fault.ts';
import { type ContentProblem, type Place, placeIn } from './problem.ts';
import { faultsOfText } from './text-fault.ts';
import { type ParsedYaml, parseYaml } from './yaml/parse-yaml.ts';

export interface ContentFile<Data> {
  /** Missing if there are problems. */
  data?: Data;
  /** The Markdown below the fields. */
  text: string;
  problems: ContentProblem[];
  /** As written, before anything is filled in. */
  source: string;
  /** Where the Markdown begins in the source. */
  body: number;
  fields: ParsedYaml;
}

const unknownClaim = (written: string, claims: Claims): string => {
  const name = nearest(written.replace(/[{}\s]|\.count/g, ''), Object.keys(claims));
  if (!/^\{\{[^{}]+\}\}$/.test(written))
    return `has ${written}, which is no claim: write two braces before its name and two after it, as in {{${name ?? 'services'}}}`;
  const guess = name === undefined ? 'add it there or correct the name' : `did you mean {{${name}}}?`;
  return `names ${written}, which is not in content/claims.yaml: ${guess}`;
};

/** The fields of a file that must be put in order before anybody can read it. */
const NOTHING: ParsedYaml = { ...parseYaml(''), isWhole: false };

/** Reads one content file: its claims are filled in and its fields checked; every problem is named with its line. */
export const readContentFile = <Data>(
  file: string,
  source: string,
  schema: z.ZodType<Data>,
  claims: Claims | undefined,
): ContentFile<Data> => {
  const { yaml, body, fault } = splitFile(file, source);
  const fields = parseYaml(yaml);
  const problems: ContentProblem[] = [];
  const add = ({ line, column }: Place, field: string, message: string) =>
    problems.push({ file, line, column, field, message });
  const result = { text: '', problems, source, body, fields };

  const faults = faultsOfText(source);
  for (const { message, ...place } of faults) add(place, 'this line', message);
  if (faults.some(({ isFatal }) => isFatal)) return { ...result, body: source.length, fields: NOTHING };
  const json = file.endsWith('.json') ? faultOfJson(source) : undefined;
  if (fault) add({ line: 1, column: 1 }, 'the file', fault);
  else if (json) add(json, 'this line', json.message);
  else for (const { field, message, ...place } of fields.problems) add(place, field, message);
  if (fault || json || !fields.isWhole) return result;

  const fill = (value: unknown, report: (written: string, field: readonly PropertyKey[]) => void): unknown =>
    claims ? fillClaims(value, claims, report) : value;
  const value = fill(fields.document.toJS(), (written, field) =>
    add(fields.placeOf(field), field.join('.'), unknownClaim(written, claims ?? {})),
  );
  const text = fill(source.slice(body), (written) =>
    add(placeIn(source, source.indexOf(written, body)), 'the text', unknownClaim(written, claims ?? {})),
  );
  const { data, error } = schema.safeParse(value);
  for (const { field, message } of issuesInWords(schema, value, error?.issues ?? []))
    add(fields.placeOf(field), field.join('.') || 'the file', message);
  return { ...result, ...(data !== undefined && problems.length === 0 ? { data } : {}), text: String(text).trim() };
};
