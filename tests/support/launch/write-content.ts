import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Document, isScalar, parseDocument, stringify, visit } from 'yaml';
import { splitFile } from '../../../content-reader/parse.ts';
import { PROOF_FACTS, people, references, SITE_FACTS } from './facts.ts';

const FACTS: Record<string, typeof SITE_FACTS> = {
  'content/site.yaml': SITE_FACTS,
  'content/proof.yaml': PROOF_FACTS,
};

function settle(file: string, document: Document): string {
  for (const [field, value] of FACTS[file] ?? []) document.setIn(field, document.createNode(value));
  visit(document, {
    Map: (_, map) => {
      map.items = map.items.filter(({ key }) => !(isScalar(key) && key.value === 'provisional'));
    },
  });
  return document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER });
}

function entry({ fields, text }: { fields: object; text: string }): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n${text}\n`;
}

/** Writes content/ into a folder as it will be on launch day: every fact given, nothing provisional. */
export function writeLaunchContent(folder: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const files = globSync('content/**/*.{yaml,md}').filter((file) => !file.endsWith('README.md'));
  for (const path of files) {
    const file = path.replaceAll('\\', '/');
    const source = readFileSync(file, 'utf8');
    const { yaml, body } = splitFile(file, source);
    const settled = settle(file, parseDocument(yaml));
    write(file, file.endsWith('.md') ? `---\n${settled}---${source.slice(body)}` : settled);
  }
  for (const person of people) write(`content/people/${person.slug}.md`, entry(person));
  for (const reference of references) write(`content/references/${reference.slug}.md`, entry(reference));
}
