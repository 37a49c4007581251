import { z } from 'zod';
import { day, group, label, path, provisional, sentence } from '../../../content-reader/schema-words.ts';
import { contact } from '../../page-parts.schema.ts';
import { counted, pageHead } from '../schema-words.ts';

const question = z.strictObject({
  ask: label.describe('The question'),
  why: sentence.describe('Why it matters'),
  good: label.describe('What a good answer holds'),
  ours: z
    .strictObject({
      text: sentence.describe('What DHR answers'),
      href: path.optional().describe('A page that says more'),
      provisional,
    })
    .optional()
    .describe('DHR’s own answer, where the owner gives one'),
});

const word = (what: string) => label.describe(what);

/** content/insights/partner-checklist.yaml: the page and the spreadsheet are made from it. */
export const checklist = z.strictObject({
  ...pageHead,
  checked: day.describe('The day on which all questions were last read'),
  words: group('The words around the questions', {
    question: word('The head of the questions in the spreadsheet'),
    good: word('Before a good answer'),
    why: word('The head of the reasons in the spreadsheet'),
    ours: word('Opens our own answer'),
    read: word('The link to a page that says more'),
    asked: word('How many are ticked; {n} of {total}'),
    kept: word('Behind the number of ticks'),
    all: word('When all are ticked'),
    groups: word('What a screen reader says about the list of groups'),
    partner: word('The head of a partner in the spreadsheet; {n} counts the partners'),
    note: word('The head of the notes in the spreadsheet'),
    print: word('The button that prints'),
    table: word('The link to the spreadsheet'),
    clear: word('The button that clears all ticks'),
    sure: counted('Asks before all ticks are cleared'),
    sheet: word('The name of the sheet in the spreadsheet'),
    number: word('The head of the numbers in the spreadsheet'),
    group: word('The head of the groups in the spreadsheet'),
    from: word('The last line of the spreadsheet; {link} and {date}'),
  }),
  groups: z
    .array(
      z.strictObject({
        heading: label.describe('The name of the group'),
        questions: z.array(question).length(5, { error: 'must hold five questions' }).describe('Five questions'),
      }),
    )
    .length(8, { error: 'must hold eight groups' })
    .describe('Eight groups of questions'),
  contact,
});

export type Checklist = z.infer<typeof checklist>;
