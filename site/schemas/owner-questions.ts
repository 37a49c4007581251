import { z } from 'zod';
import {
  day,
  label,
  listOf,
  oneLine,
  path,
  provisional,
  sentence,
} from '../../content-reader/schema-words.ts';

const name = oneLine(30)
  .regex(/^[a-z-]+$/, { error: 'must be plain words with hyphens' })
  .describe('A short name, for commands and documents');

/** content/departures.yaml: where the site does something else than its specification. */
export const departures = z.strictObject({
  departures: z
    .record(
      name,
      z.strictObject({
        specified: sentence.describe('What the specification says'),
        built: sentence.describe('What the site does'),
        provisional,
      }),
    )
    .describe('Each under its name in docs/specification.md'),
});

/** content/owner-questions.yaml: what only the owner knows. The site shows none of it. */
export const ownerQuestions = z.strictObject({
  questions: listOf('The questions, the one that is worth most to a buyer first', {
    name,
    ask: sentence.describe('The question'),
    worth: sentence.describe('What an answer is worth to a buyer'),
    evidence: sentence.describe('What should be on file'),
    yes: z.literal(true).optional().describe('true if a yes settles everything'),
    appears: z.array(path).min(1).describe('The pages on which the answer appears'),
    settles: listOf('What it settles', {
      file: oneLine(60).describe('A file of content/; a star matches any name'),
      fields: z.array(oneLine(60)).optional().describe('Only these fields'),
    }).min(1),
    askedOf: label.optional().describe('Who will answer it instead'),
    putOffUntil: day.optional().describe('The day on which to ask again'),
  }).length(25),
});

export type OwnerQuestions = z.infer<typeof ownerQuestions>;
