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

const choice = z.strictObject({ label });
function question<Name extends string>(...names: Name[]) {
  return z.strictObject({
    label: label.describe('The question'),
    choices: z.strictObject(fields(choice, ...names)),
  });
}

const rule = z.strictObject({
  option: optionKey.describe('What the rule suggests'),
  situation: sentence.describe('When the rule holds, for the table without JavaScript'),
  reason: template('country', 'people', 'core', 'bigger'),
  brief: template('core', 'bigger').describe('The reason on the printed page'),
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
    ...fields(label, 'heading', 'label', 'add'),
    ...fields(sentence, 'about', 'hint'),
    example: z.string().describe('What the empty field shows'),
    error: sentence.describe('Next to a headcount that is no number'),
    ...fields(shortTemplate('country'), 'remove', 'removed'),
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
    headline: template('people', 'countries', 'parts'),
    part: shortTemplate('option', 'countries'),
    partAfter: shortTemplate('option', 'n').describe('The same for every further route'),
    nothingYet: sentence,
    coverage: sentence.describe('Said once, above the table'),
    table: z.strictObject(fields(label, 'caption', 'country', 'people', 'option', 'reason')),
    noHeadcount: label,
    checks: label.describe('Heading of what to check next'),
    caveat: sentence,
  }),
  answer: group('The page of an answered list', {
    title: label.describe('Before the countries and people; left out on phones'),
    ...fields(sentence, 'coverage', 'textCopied', 'notCopied', 'noCalendar'),
    ...fields(label, 'change', 'ask', 'all', 'sap', 'today', 'copyText', 'print', 'askUs'),
    ...fields(label, 'forAll', 'action', 'add', 'source', 'why', 'unanswered', 'questions'),
    calendar: counted().describe('All dates as one file'),
    law: shortTemplate('countries').describe('Whom a law concerns'),
    printed: group(
      'On the printed page',
      fields(label, 'tool', 'dates', 'rests', 'minimum', 'joining', 'link'),
    ),
  }),
  line: group('Next to the drawing of a list, on the home page and in the advisor', {
    dates: counted('year').describe('How many dates; {n} is the number as a word'),
    routes: counted().describe('How many routes; {n} is the number as a word'),
    numbers: z.array(label).length(13).describe('The numbers from none to twelve'),
    next: shortTemplate('date'),
    soon: shortTemplate('date', 'left').describe('A date within 90 days'),
    left: z.strictObject({ ...fields(label, 'now', 'today', 'tomorrow'), days: counted() }),
    ...fields(label, 'noRoute', 'noDate', 'noVersion', 'noVersionBrief', 'addPeople', 'inAdvisor'),
    ...fields(label.describe('In the heads of pages about countries'), 'live', 'drawOwn'),
    more: shortTemplate('n').describe('The loop of all countries that have none of their own'),
    inside: counted().describe('How many dates that loop stands for'),
    key: group(
      'The meaning of each sign',
      fields(label, 'own', 'provider', 'unknown', 'people', 'due'),
    ),
  }),
  handOver: handOver.extend({
    total: template('people', 'countries'),
    notRead: template('entries').describe('What of a pasted list is still to be settled'),
    choice: shortTemplate('question', 'choice'),
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
