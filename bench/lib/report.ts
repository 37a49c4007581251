import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export interface Report {
  /** Of the command: `pages` for bench:pages. */
  name: string;
  /** The document that shows the tables of full runs. */
  document: 'docs/performance.md' | 'docs/durability.md';
  /** Tables and sentences, printed and shown in the document. */
  markdown: string;
  result: object;
  /** A run with smaller numbers changes neither the documents nor the results that are kept. */
  isTrial: boolean;
}

/** Replaces the text between the markers of a command. */
export const withPart = (document: string, command: string, text: string): string => {
  const begin = `<!-- ${command}: written by npm run ${command} -->`;
  const end = `<!-- /${command} -->`;
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`The document has no place for the result: write "${begin}" and "${end}" where it belongs.`);
  }
  return `${before}${begin}\n${text.trim()}\n${end}${after}`;
};

/** Prints the tables and keeps the result. */
export const publish = ({ name, document, markdown, result, isTrial }: Report): void => {
  process.stdout.write(`${markdown.trimEnd()}\n`);
  const file = join(isTrial ? 'test-results/bench' : 'docs/results', `${name}.json`);
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), `${JSON.stringify(result, null, 1)}\n`);
  if (!isTrial) {
    const path = join(ROOT, document);
    writeFileSync(path, withPart(readFileSync(path, 'utf8'), `bench:${name}`, markdown));
  }
  process.stderr.write(`${isTrial ? 'A trial' : `The result, shown in ${document}`}: ${file}\n`);
};
