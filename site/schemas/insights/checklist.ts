import { z } from 'zod';
import {
  counted,
  fields,
  group,
  label,
  listOf,
  pastDay,
  path,
  provisional,
  sentence,
  shortTemplate,
} from '../../../content-reader/schema-words.ts';
import { contact, pageHead } from '../page-parts.ts';

const question = z.strictObject({
  ask: label.describe('The question'),
  why: sentence.describe('Why it matters'),
  good: label.describe('What a good answer holds'),
  ours: group('DHR’s own answer, where the owner gives one', {
    text: sentence.describe('What DHR answers'),
    href: path.optional().describe('A page that says more'),
    provisional,
  }).optional(),
});

/** content/insights/partner-checklist.yaml: the page and the spreadsheet are made from it. */
export const checklist = z.strictObject({
  ...pageHead,
  checked: pastDay.describe('The day on which all questions were last read'),
  words: group('The words around the questions, on the page and in the spreadsheet', {
    ...fields(
      label,
      'question',
      'why',
      'good',
      'ours',
      'read',
      'kept',
      'all',
      'groups',
      'print',
      'table',
      'clear',
    ),
    answers: label.describe('The heading of our own answers, shown once there are twenty'),
    ...fields(label, 'sheet', 'number', 'group', 'note'),
    asked: shortTemplate('n', 'total').describe('How many are ticked; {n} of {total}'),
    partner: shortTemplate('n').describe(
      'The head of a partner in the spreadsheet; {n} counts the partners',
    ),
    sure: counted().describe('Asks before all ticks are cleared'),
    from: shortTemplate('link', 'date').describe('The last line of the spreadsheet'),
  }),
  groups: listOf('Eight groups of questions', {
    heading: label.describe('The name of the group'),
    questions: z
      .array(question)
      .length(5, { error: 'must hold five questions' })
      .describe('Five questions'),
  }).length(8, { error: 'must hold eight groups' }),
  contact,
});

export type Checklist = z.infer<typeof checklist>;
