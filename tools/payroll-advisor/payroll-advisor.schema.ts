import { z } from 'zod';
import { label, provisional, sentence } from '../../common/schema-words.ts';
import {
  assumptions,
  counted,
  figureName,
  handOver,
  section,
  shortTemplate,
  template,
  toolPage,
  withoutScript,
} from '../parts.schema.ts';

const optionKey = z.enum(['ecp', 's4', 'partner', 'open'], { error: 'must be ecp, s4, partner or open: choose one' });
const option = z.strictObject({ label, inSentence: label.describe('The name inside a sentence') });

const answer = z.strictObject({ label, hint: sentence.optional() });
const question = <Answers extends z.ZodRawShape>(answers: Answers) =>
  z.strictObject({
    label: label.describe('The question'),
    hint: sentence.optional(),
    answers: z.strictObject(answers),
  });

const rule = z.strictObject({
  option: optionKey.describe('What the rule suggests'),
  situation: sentence.describe('When the rule holds, for the table without JavaScript'),
  reason: template('country', 'people', 'question'),
  note: sentence.optional().describe('A second sentence after the reason'),
  provisional,
});

const check = z.strictObject({
  when: z
    .enum(['always', 'ecp', 's4', 'partner', 'toConfirm', 'planned', 'erp', 'blank'], {
      error: 'must be always, ecp, s4, partner, toConfirm, planned, erp or blank: choose one',
    })
    .describe('When the point is shown: for an option, an answer or a gap in the list'),
  text: template('countries'),
  href: z
    .string()
    .regex(/^\/\S*$/, { error: 'must be a path of this site: begin it with "/"' })
    .optional(),
  link: label.optional().describe('The words of the link'),
});

/** content/tools/payroll-advisor.yaml */
export const payrollAdvisor = z.strictObject({
  page: toolPage,
  constants: z
    .strictObject({ ecpMinimum: figureName, partnerCloudMaximum: figureName })
    .describe('Names from content/claims.yaml; change the numbers there'),
  options: z.strictObject({ ecp: option, s4: option, partner: option, open: option }),
  questions: z.strictObject({
    operation: question({ inHouse: answer, managed: answer }),
    cloud: question({ ready: answer, later: answer, stay: answer }),
    employeeCentral: question({ live: answer, planned: answer, no: answer }),
    currentPayroll: question({ erp: answer, s4: answer, other: answer, none: answer }),
  }),
  list: z.strictObject({
    heading: label,
    hint: sentence,
    country: z.strictObject({ label, hint: sentence }),
    headcount: z.strictObject({ label, hint: sentence, error: sentence }),
    add: label,
    remove: shortTemplate('country'),
    added: shortTemplate('country'),
    removed: shortTemplate('country'),
    clear: label,
    cleared: label,
    empty: sentence,
    full: template('limit'),
    unknown: label.describe('Beside a name that is not in the list of countries'),
    noMatch: sentence,
    matches: counted,
    dots: shortTemplate('people'),
  }),
  paste: z.strictObject({
    open: label,
    label,
    hint: sentence,
    example: z.string().describe('A few lines as they come out of a spreadsheet'),
    read: label,
    cancel: label,
    done: template('countries'),
    nothing: sentence,
    merged: template('countries'),
    unknown: template('countries'),
    unread: template('countries'),
    rounded: template('countries'),
    totals: sentence,
    cut: template('limit'),
    headerWords: z.array(label).min(1).describe('A first row that contains one of these words is a heading'),
    totalWords: z.array(label).min(1).describe('A row whose name contains one of these words is a sum'),
  }),
  counts: z.strictObject({ people: counted, countries: counted, more: shortTemplate('n') }),
  rules: z
    .strictObject({
      zero: rule,
      managed: rule,
      unknown: rule,
      stayWithout: rule,
      stay: rule,
      ecp: rule,
      small: rule,
      blank: rule,
      noCoreSap: rule,
      noCoreOther: rule,
      laterSap: rule,
      laterOther: rule,
      notOfferedSap: rule,
      notOfferedOther: rule,
      unanswered: rule,
    })
    .describe('In the order of checking, which the table without JavaScript keeps'),
  partnerCloud: z
    .strictObject({ text: template('people'), mark: label, provisional })
    .describe('Said when the whole list is small enough for the partner-managed cloud'),
  coverage: z.strictObject({
    ecp: shortTemplate('source', 'date'),
    s4Sap: shortTemplate('source', 'date'),
    s4Partner: shortTemplate('source', 'date'),
    toConfirm: label,
    partner: label,
    none: label,
  }),
  checks: z.array(check).min(1),
  result: z.strictObject({
    heading: label,
    see: label.describe('The link above the countries that leads past them to the result, on phones'),
    empty: sentence,
    headline: template('people', 'countries', 'parts'),
    part: shortTemplate('option', 'countries'),
    nothingYet: sentence,
    merged: template('countries'),
    table: z.strictObject({
      caption: label,
      country: label,
      people: label,
      option: label,
      reason: label,
      coverage: label,
    }),
    noHeadcount: label,
    summary: z.strictObject({
      heading: label,
      caption: label,
      option: label,
      countries: label,
      people: label,
      toConfirm: counted,
      total: label,
    }),
    checks: label.describe('Heading of what to check next'),
    caveat: sentence,
  }),
  handOver: handOver.extend({
    total: template('people', 'countries'),
    answer: shortTemplate('question', 'answer'),
    unanswered: label,
    summary: shortTemplate('option', 'countries', 'people'),
    row: template('country', 'people', 'option'),
    alternative: sentence,
  }),
  assumptions,
  reach: z
    .strictObject({ heading: label, items: z.array(sentence).min(1) })
    .describe('Country figures; each number comes from content/claims.yaml'),
  withoutScript,
  privacy: section,
});

export type PayrollAdvisor = z.infer<typeof payrollAdvisor>;
export type Option = z.infer<typeof optionKey>;
