import { z } from 'zod';
import {
  counted,
  fields,
  group,
  label,
  provisional,
  sentence,
  shortTemplate,
  template,
} from '../../../content-reader/schema-words.ts';
import { handOver, toolFile } from './tools.ts';

const optionKey = z.enum(['ecp', 's4', 'partner', 'open'], {
  error: 'must be ecp, s4, partner or open: choose one',
});
const option = z.strictObject({ label, inSentence: label.describe('The name inside a sentence') });

const choice = z.strictObject({ label, hint: sentence.optional() });
function question<Name extends string>(...names: Name[]) {
  return z.strictObject({
    label: label.describe('The question'),
    hint: sentence.optional(),
    choices: z.strictObject(fields(choice, ...names)),
  });
}

const rule = z.strictObject({
  option: optionKey.describe('What the rule suggests'),
  situation: sentence.describe('When the rule holds, for the table without JavaScript'),
  reason: template('country', 'people', 'core', 'bigger'),
  note: sentence.optional().describe('A second sentence after the reason'),
  provisional,
});

const check = z.strictObject({
  when: z
    .enum(['always', 'ecp', 's4', 'partner', 'planned', 'erp', 'blank'])
    .describe('When the point is shown: for an option, a choice or a gap in the list'),
  text: template('countries'),
  href: z
    .string()
    .regex(/^\/\S*$/, { error: 'must be a path of this site: begin it with "/"' })
    .optional(),
  link: label.optional().describe('The words of the link'),
});

export const payrollAdvisor = toolFile.extend({
  options: z.strictObject(fields(option, 'ecp', 's4', 'partner', 'open')),
  questions: z.strictObject({
    operation: question('inHouse', 'managed'),
    cloud: question('ready', 'later', 'stay'),
    employeeCentral: question('live', 'planned', 'no'),
    currentPayroll: question('erp', 's4', 'other', 'none'),
  }),
  list: z.strictObject({
    ...fields(label, 'heading', 'label', 'add', 'questions'),
    ...fields(sentence, 'about', 'hint', 'empty'),
    example: z.string().describe('What the empty field shows'),
    error: sentence.describe('Next to a headcount that is no number'),
    ...fields(shortTemplate('country'), 'remove', 'removed'),
    soFar: shortTemplate('countries', 'people'),
    see: label.describe('The link from the countries to the result'),
  }),
  paste: z.strictObject({
    ...fields(sentence, 'nothing', 'cut'),
    done: template('countries', 'people'),
    ...fields(template('countries'), 'merged', 'several'),
    totals: template('given', 'read'),
    unsettled: group('What could not be read from a list, and what a visitor can do about it', {
      heading: counted(),
      missing: template('people'),
      ...fields(sentence, 'hint', 'unknown', 'noName'),
      meant: label.describe('Before the countries that may be meant'),
      shared: label.describe('Before the names of the countries that share a number'),
      leaveOut: label,
      settled: shortTemplate('country'),
      leftOut: shortTemplate('text'),
      inResult: counted().describe('Next to the result, as long as something is unsettled'),
      settle: label.describe('The link from there to what is unsettled'),
    }),
    headerWords: z
      .array(label)
      .min(1)
      .describe('A first row that contains one of these words is a heading'),
    totalWords: z
      .array(label)
      .min(1)
      .describe('A row whose name contains one of these words is a sum'),
    and: z.array(label).min(1).describe('Words between two countries'),
    legalForms: z
      .array(label)
      .min(1)
      .describe('Parts of companies’ names that are codes of countries as well'),
    passedOver: z
      .array(label)
      .min(1)
      .describe('Words next to a name or a number that mean nothing for the list'),
  }),
  counts: z.strictObject({ people: counted(), countries: counted(), more: shortTemplate('n') }),
  rules: group(
    'In the order of checking, which the table without JavaScript keeps',
    fields(
      rule,
      ...(['zero', 'managed', 'noVersion', 'onlyS4', 'onlyEcp', 'stay', 'ecp'] as const),
      ...(['joining', 'joiningSmall', 'small', 'blank'] as const),
      ...(['noCoreSap', 'noCoreOther', 'laterSap', 'laterOther', 'unanswered'] as const),
    ),
  ),
  core: group('What holds about Employee Central, in the middle of a sentence', {
    live: label,
    planned: label,
  }),
  bigger: shortTemplate('n').describe(
    'Three or more countries that get Employee Central Payroll, in a sentence',
  ),
  partnerCloud: group('Said when the whole list is small enough for the partner-managed cloud', {
    text: template('people'),
    mark: label,
    provisional,
  }),
  checks: z.array(check).min(1),
  result: z.strictObject({
    heading: label,
    empty: sentence,
    headline: template('people', 'countries', 'parts'),
    part: shortTemplate('option', 'countries'),
    nothingYet: sentence,
    coverage: sentence.describe('Said once, above the table'),
    table: z.strictObject(fields(label, 'caption', 'country', 'people', 'option', 'reason')),
    noHeadcount: label,
    checks: label.describe('Heading of what to check next'),
    caveat: sentence,
  }),
  handOver: handOver.extend({
    total: template('people', 'countries'),
    notRead: template('entries').describe('What of a pasted list is still to be settled'),
    choice: shortTemplate('question', 'choice'),
    unanswered: label,
    row: template('country', 'people', 'option'),
    alternative: sentence,
  }),
  reach: group('Country figures; each number comes from content/claims.yaml', {
    heading: label,
    items: z.array(sentence).min(1),
  }),
});

export type PayrollAdvisor = z.infer<typeof payrollAdvisor>;
export type Option = z.infer<typeof optionKey>;
