import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withPart } from './document-part.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface Report {
  /** Of the command: `pages` for bench:pages. */
  name: string;
  /** The document that shows the tables of full runs. */
  document: 'docs/performance.md' | 'docs/durability.md';
  /** Tables and sentences, printed and shown in the document. */
  markdown: string;
  result: unknown;
  /** A run with smaller numbers changes neither the documents nor the results that are kept. */
  isTrial: boolean;
}

const resultFile = (name: string, isTrial: boolean): string =>
  join(isTrial ? 'test-results/bench' : 'docs/results', `${name}.json`);

/** The last full result, for benchmarks that measure in parts. */
export const readResult = (name: string): unknown => {
  try {
    return JSON.parse(readFileSync(join(ROOT, resultFile(name, false)), 'utf8'));
  } catch {
    return undefined;
  }
};

/** Prints the tables and keeps the result. */
export const publish = ({ name, document, markdown, result, isTrial }: Report): void => {
  process.stdout.write(`${markdown.trimEnd()}\n`);
  const file = resultFile(name, isTrial);
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), `${JSON.stringify(result, null, 1)}\n`);
  if (!isTrial) {
    const path = join(ROOT, document);
    writeFileSync(path, withPart(readFileSync(path, 'utf8'), `bench:${name}`, markdown));
  }
  process.stderr.write(`${isTrial ? 'A trial' : `The result, shown in ${document}`}: ${file}\n`);
};
