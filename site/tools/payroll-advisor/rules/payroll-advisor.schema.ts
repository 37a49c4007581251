import { z } from 'zod';
import { label, provisional, sentence } from '../../../../content-reader/schema-words.ts';
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
} from '../../rules/parts.schema.ts';

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
  reason: template('country', 'people', 'core', 'bigger'),
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

const plan = z
  .strictObject({
    heading: label,
    mark: label.describe('Says whose suggestion it is'),
    text: sentence,
    provisional,
    size: z.int().min(2).max(20).describe('How many countries one wave takes at most'),
    wave: shortTemplate('n'),
    alongside: label,
    open: label,
    needs: label.describe('Above what a wave needs first'),
    reasons: z.strictObject({
      only: sentence,
      pilot: sentence,
      largest: sentence,
      rest: sentence,
      beside: sentence,
      partner: sentence,
      open: sentence,
    }),
    needed: z.strictObject({
      core: template('countries'),
      version: template('countries'),
      time: sentence,
      modifications: sentence,
      rules: sentence,
      hosting: sentence,
      reach: template('countries'),
      interface: sentence,
      headcount: template('countries'),
      answers: sentence,
      name: template('countries'),
    }),
  })
  .describe('An order of the countries, with what each wave needs first');

const days = z.number().min(0);
const driver = z
  .strictObject({ label: shortTemplate('n', 'people'), low: days, high: days })
  .refine(({ low, high }) => low <= high, { error: 'has a low figure above the high one: exchange them' });
const effort = z
  .strictObject({
    heading: label,
    mark: label.describe('Says whose suggestion it is'),
    text: sentence,
    provisional,
    headline: shortTemplate('low', 'high'),
    notCounted: counted,
    largeFrom: z.int().min(1),
    rounding: z.int().min(1),
    table: z.strictObject({ caption: label, driver: label, low: label, high: label, band: shortTemplate('days') }),
    drivers: z.strictObject({
      ecpFirst: driver,
      ecpNext: driver,
      ecpBeside: driver,
      s4First: driver,
      s4Next: driver,
      partnerFirst: driver,
      partnerNext: driver,
      core: driver,
      rules: driver,
      large: driver,
    }),
  })
  .describe('A band of consultant days, with its drivers');

/** content/tools/payroll-advisor.yaml */
export const payrollAdvisor = z.strictObject({
  page: toolPage,
  constants: z
    .strictObject({ ecpMinimum: figureName, ecpBesideMinimum: figureName, partnerCloudMaximum: figureName })
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
    question: z
      .strictObject({ meant: template('country'), unknown: template('country'), correct: label, anyway: label })
      .describe('Asked before a name is taken that is no country'),
    soFar: shortTemplate('countries', 'people'),
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
    done: template('countries', 'people'),
    nothing: sentence,
    merged: template('countries'),
    unread: template('countries'),
    rounded: template('countries'),
    noNumber: template('countries'),
    several: template('countries'),
    range: template('countries'),
    spaced: template('countries'),
    replaced: template('countries'),
    totals: sentence,
    totalDiffers: template('given', 'read'),
    cut: sentence,
    unsettled: z
      .strictObject({
        heading: counted,
        missing: template('people'),
        hint: sentence,
        meant: label.describe('Before the countries that may be meant'),
        unknown: sentence,
        noName: sentence,
        shared: label.describe('Before the names of the countries that share a number'),
        keep: label,
        leaveOut: label,
        settled: shortTemplate('country'),
        leftOut: shortTemplate('text'),
        inResult: counted.describe('Beside the result, as long as something is unsettled'),
        settle: label.describe('The link from there to what is unsettled'),
      })
      .describe('What could not be read from a list, and what a visitor can do about it'),
    headerWords: z.array(label).min(1).describe('A first row that contains one of these words is a heading'),
    totalWords: z.array(label).min(1).describe('A row whose name contains one of these words is a sum'),
    vocabulary: z
      .strictObject({
        and: z.array(label).min(1).describe('Words between two countries'),
        passedOver: z.array(label).min(1).describe('Words beside a name or a number that mean nothing for the list'),
        notPeople: z.array(label).min(1).describe('What a number may count besides people'),
        units: z.array(label).min(1).describe('Codes of countries that mean people behind a number'),
        times: z.array(z.strictObject({ by: z.int().min(2), words: z.array(label).min(1) })).min(1),
      })
      .describe('Words of pasted lists, recognised and never shown'),
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
      beside: rule,
      besideSmall: rule,
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
  core: z
    .strictObject({ live: label, planned: label })
    .describe('What holds about Employee Central, in the middle of a sentence'),
  bigger: shortTemplate('n').describe('Three or more countries that get Employee Central Payroll, in a sentence'),
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
    see: label.describe('The link from the countries to the result'),
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
  open: z
    .strictObject({
      heading: counted,
      text: sentence,
      headcount: shortTemplate('country'),
      unknown: shortTemplate('country'),
    })
    .describe('What is still open'),
  plan,
  effort,
  handOver: handOver.extend({
    total: template('people', 'countries'),
    notRead: template('entries').describe('What of a pasted list is still to be settled'),
    answer: shortTemplate('question', 'answer'),
    unanswered: label,
    summary: shortTemplate('option', 'countries', 'people'),
    row: template('country', 'people', 'option'),
    alternative: sentence,
    wave: template('wave', 'countries'),
    effort: template('low', 'high'),
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
