import { z } from 'zod';
import {
  counted,
  fields,
  group,
  label,
  path,
  provisional,
  reference,
  sentence,
  shortTemplate,
  template,
} from '../../../content-reader/schema-words.ts';
import { handOver, hasOneOfEach, letter, toolFile } from './tools.ts';

const statement = z.strictObject({
  key: letter,
  text: sentence.describe('A statement that can be answered with yes, partly or no'),
  why: sentence.describe('Why it matters'),
  weight: z.int().min(1).max(3).describe('3 matters most'),
  action: sentence.describe('What to do if the answer is not yes'),
  href: path.describe('The page that helps'),
  link: label.describe('The words of the link'),
  changes: z
    .array(reference)
    .optional()
    .describe('Files of content/deadlines/ that concern this statement, the earliest first'),
});

export const selfAssessment = toolFile
  .extend({
    provisional,
    choices: z.strictObject(fields(label, 'yes', 'partly', 'no')),
    areas: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z-]+$/, {
            error: 'must be small letters and hyphens: it names the area in the page',
          }),
          label,
          statements: z
            .array(statement)
            .length(3, { error: 'must hold three statements: add or remove some' }),
        }),
      )
      .length(8, { error: 'must hold eight areas: add or remove some' }),
    bands: z
      .array(
        z.strictObject({
          from: z
            .number()
            .min(0)
            .max(100)
            .meta({ examples: [100] }),
          label,
          text: sentence,
        }),
      )
      .min(1)
      .refine((bands) => bands.some(({ from }) => from === 0), {
        error: 'must have a band from 0: add it',
      })
      .refine((bands) => hasOneOfEach(bands.map(({ from }) => from)), {
        error: 'has two bands from the same score: change one of them',
      })
      .transform((bands) => bands.toSorted((m, n) => n.from - m.from))
      .describe('Words for a score, from that score on'),
    actionLimit: z.number().int().min(1).max(24).describe('How many actions the report shows'),
    form: z.strictObject({
      ...fields(label, 'heading', 'why', 'next', 'showResult'),
      hint: sentence,
      progress: shortTemplate('n', 'all'),
    }),
    rail: group('The score next to the statements', fields(label, 'soFar', 'empty')),
    result: z.strictObject({
      what: shortTemplate('n', 'all').describe(
        'The result in a few words, for a link that is opened',
      ),
      ...fields(label, 'heading', 'areas', 'noScore'),
      ...fields(sentence, 'empty', 'noActions', 'caveat'),
      headline: template('score', 'band', 'n', 'all'),
      unfinished: counted(),
      table: z.strictObject(fields(label, 'caption', 'area', 'score', 'meaning', 'answered')),
      score: shortTemplate('score'),
      answered: shortTemplate('n', 'all'),
      actions: counted().describe('Heading of the actions; {n} is how many there are'),
      because: shortTemplate('choice'),
    }),
    handOver: handOver.extend({
      result: template('score', 'n', 'all'),
      area: shortTemplate('area', 'score'),
      ...fields(label, 'areas', 'actions'),
      action: template('action', 'choice'),
    }),
  })
  .refine(
    ({ areas }) =>
      hasOneOfEach(areas.flatMap(({ statements }) => statements.map(({ key }) => key))),
    {
      path: ['areas'],
      error: 'has the same key twice: give each statement a letter of its own',
    },
  );

export type SelfAssessment = z.infer<typeof selfAssessment>;
