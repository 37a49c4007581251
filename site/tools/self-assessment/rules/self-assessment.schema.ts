import { z } from 'zod';
import { label, link, path, provisional, sentence } from '../../../../content-reader/schema-words.ts';
import {
  assumptions,
  counted,
  handOver,
  isoDay,
  section,
  shortTemplate,
  template,
  toolPage,
  withoutScript,
} from '../../rules/parts.schema.ts';

const statement = z.strictObject({
  key: z.string().regex(/^[a-zA-Z]$/, { error: 'must be one letter: it stands in shared links, never change it' }),
  text: sentence.describe('A statement that can be answered with yes, partly or no'),
  why: sentence.describe('Why it matters'),
  weight: z
    .number()
    .int()
    .min(1, { error: 'must be 1, 2 or 3: choose one' })
    .max(3, { error: 'must be 1, 2 or 3: choose one' }),
  action: sentence.describe('What to do if the answer is not yes'),
  href: path.describe('The page that helps'),
  link: label.describe('The words of the link'),
  changes: z.array(label).optional().describe('Names of dated changes below that concern this statement'),
});

const change = z.strictObject({
  date: isoDay,
  before: sentence.describe('What to say until that day'),
  after: sentence.describe('What to say from that day on'),
  source: z.strictObject({ label, href: link.optional() }),
  provisional,
});

/** content/tools/self-assessment.yaml */
export const selfAssessment = z
  .strictObject({
    page: toolPage,
    provisional,
    answers: z.strictObject({ yes: label, partly: label, no: label }),
    areas: z
      .array(
        z.strictObject({
          id: z
            .string()
            .regex(/^[a-z-]+$/, { error: 'must be small letters and hyphens: it names the area in the page' }),
          label,
          statements: z.array(statement).length(3, { error: 'must hold three statements: add or remove some' }),
        }),
      )
      .length(8, { error: 'must hold eight areas: add or remove some' }),
    changes: z.record(z.string(), change),
    bands: z
      .array(z.strictObject({ from: z.number().min(0).max(100), label, text: sentence }))
      .min(1)
      .refine((bands) => bands.at(-1)?.from === 0, { error: 'must end with a band from 0: add it at the end' })
      .refine((bands) => bands.every((band, at) => at === 0 || band.from < (bands[at - 1]?.from ?? 101)), {
        error: 'must be ordered from the highest score to the lowest: sort them',
      })
      .describe('Words for a score, the highest first'),
    actionLimit: z.number().int().min(1).max(24).describe('How many actions the report shows'),
    form: z.strictObject({
      heading: label,
      hint: sentence,
      why: label,
      progress: shortTemplate('n', 'all'),
      area: shortTemplate('n', 'all', 'area'),
      next: label,
      back: label,
      showResult: label,
    }),
    result: z.strictObject({
      what: shortTemplate('n', 'all').describe('The result in a few words, for a link that is opened'),
      heading: label,
      empty: sentence,
      headline: template('score', 'band', 'n', 'all'),
      unfinished: counted,
      areas: label,
      table: z.strictObject({ caption: label, area: label, score: label, meaning: label, answered: label }),
      score: shortTemplate('score'),
      noScore: label,
      answered: shortTemplate('n', 'all'),
      actions: counted.describe('Heading of the actions; {n} is how many there are'),
      because: shortTemplate('answer'),
      noActions: sentence,
      changes: label,
      changesText: sentence,
      past: label,
      upcoming: label,
      caveat: sentence,
    }),
    handOver: handOver.extend({
      result: template('score', 'n', 'all'),
      area: shortTemplate('area', 'score'),
      areas: label,
      actions: label,
      action: template('action', 'answer'),
    }),
    assumptions,
    withoutScript,
    privacy: section,
  })
  .superRefine(({ areas, changes }, context) => {
    const seen = new Set<string>();
    for (const [index, area] of areas.entries()) {
      for (const [place, { key, changes: names = [] }] of area.statements.entries()) {
        const at = ['areas', index, 'statements', place];
        if (seen.has(key)) {
          const message = 'is used by another statement: give each statement a letter of its own';
          context.addIssue({ code: 'custom', path: [...at, 'key'], message });
        }
        seen.add(key);
        if (names.every((name) => Object.hasOwn(changes, name))) continue;
        const message = 'names a change that is not in the list of changes: add it there or correct the name';
        context.addIssue({ code: 'custom', path: [...at, 'changes'], message });
      }
    }
  });

export type SelfAssessment = z.infer<typeof selfAssessment>;
