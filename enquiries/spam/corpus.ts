import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const entry = z.union([
  z.string().transform((message) => ({ message })),
  z.partialRecord(z.enum(['firstName', 'lastName', 'company', 'jobTitle', 'country', 'message']), z.string()),
]);
const corpus = z.record(z.string(), z.array(entry));

export type Example = z.infer<typeof entry>;

export const readCorpus = (kind: 'honest' | 'spam'): Example[] =>
  Object.values(corpus.parse(parse(readFileSync(new URL(`corpus/${kind}.yaml`, import.meta.url), 'utf8')))).flat();
