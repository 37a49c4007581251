import { z } from 'zod';
import {
  fields,
  filled,
  group,
  label,
  path,
  provisional,
  sentence,
  withPlaceholders,
} from '../../content-reader/schema-words.ts';
import { forEachText, services, textFields } from '../../enquiries/contract/fields.ts';

function short(help: string) {
  return filled(label, help);
}
function long(help: string) {
  return filled(sentence, help);
}

const name = short('The label above the field, and in the mail');
const missing = long('What to say while it is empty');
const wrong = long('What to say when it cannot be right');
/** A required field has a sentence for when it is empty, an address one for when it is wrong. */
const fieldWords = forEachText(({ kind, required }) =>
  group(required ? 'A field that must be filled in' : 'A field that may stay empty', {
    label: name,
    ...(required ? { missing } : {}),
    ...(kind === 'email' ? { wrong } : {}),
  }),
);
const next = z.array(sentence).min(1).describe('What happens next, in its order');
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as "09:00"' })
  .describe('When it begins or ends');
// A blank at the end is where the visitor goes on writing.
const topic = z.string().min(1).max(320).describe('A sentence in the words of the visitor');

const STATUSES = [0, 400, 403, 405, 409, 413, 415, 422, 429, 451, 503];

/** content/enquiry-form.json: every word of the form. */
export const enquiryForm = z.strictObject({
  consentVersion: z.iso
    .date({
      error: 'must be a day such as "2026-11-15": write the day on which the sentence goes live',
    })
    .describe('The day from which the sentence of the consent counts; change it with the sentence'),
  optional: short('After the name of an optional field'),
  tooLong: long('{label} is the field, {limit} its most characters'),
  fields: z.strictObject(fieldWords).describe('The fields of the form'),
  telephone: group('The number to call, which only a request for a call asks for', {
    label: name,
    missing,
    wrong,
  }),
  call: group('A call that a visitor asks for', {
    halfDays: z
      .array(
        group('Half a day', fields(time, 'from', 'to')).meta({
          examples: [{ from: '09:00', to: '12:00' }],
        }),
      )
      .max(4)
      .describe(
        'The half days on which we call, in Gulf time; the form offers calls once there are any',
      ),
    summary: short('What opens the choice'),
    hint: long('How to choose; {zone} is the time zone of the visitor'),
    choices: z.array(short('The label of one choice')).length(3).describe('The three choices'),
    none: short('The choice of no half day'),
    wrong,
    inBoth: short(
      'A half day in the time of both sides: {theirs} in their {zone}, {gulf} in the Gulf',
    ),
  }),
  services: group('The services to choose from', {
    legend: short('The head of the list'),
    wrong,
    choices: group(
      'The six services',
      fields(short('The label next to the box'), ...services.map(({ key }) => key)),
    ),
  }),
  consent: z
    .strictObject({
      label: long('The sentence next to the box; a change needs a new consentVersion'),
      linkText: short('The part of that sentence that is a link'),
      linkTarget: path.describe('The page of the privacy policy'),
      missing,
      more: group('A page that explains more, linked under the consent', {
        label: short('The words of the link'),
        href: path.describe('The page'),
      }),
    })
    .refine((consent) => consent.label.includes(consent.linkText), {
      path: ['linkText'],
      error: 'is not part of the consent sentence: copy it from there exactly',
    })
    .describe('The consent'),
  honeypot: group('A field that only programs see', { label: name }),
  button: group(
    'The button',
    fields(short('Its words before it is pressed, and while it sends'), 'idle', 'sending'),
  ),
  problem: group('What is said about errors', {
    heading: short('The heading above the list of errors'),
    titlePrefix: short('Before the title of the tab while there are errors'),
  }),
  asks: z
    .record(
      z
        .string()
        .regex(/^[a-z-]+$/, { error: 'must be small letters and hyphens: it is used in links' }),
      topic,
    )
    .describe('What a link such as /contact-us?ask=call writes into the message'),
  application: group('The form on /apply, for job applications', {
    company: short(
      'What is stored where others have their company; once released, never change it',
    ),
    fields: group('The fields that have other words than in an enquiry', {
      businessEmail: group('Any e-mail address', { label: name, missing, wrong }),
      message: group('The application in a few sentences', { label: name }),
    }),
    button: short('The words on the button'),
    next,
    provisional,
  }),
  handOver: group('What is said about the results of tools that go with an enquiry', {
    notice: long('Above the form; {tools} are the tools whose results go with it'),
    attached: short('The head of one result; {tool} is its tool'),
    label: short('The label above the summary of a result'),
    remove: short('The button that takes a result away again'),
    tooLong: long('When message and results are longer than {limit} together'),
  }),
  failure: group('What is said when the enquiry was not sent', {
    text: long('When it could not be sent'),
    calm: long('While it waits to be sent again'),
    writeInstead: long('Before our e-mail address'),
    blocked: long('When the address is in ENQUIRY_BLOCK_LIST'),
    tooSoon: long('When ENQUIRY_LIMIT_RATE asks the browser to wait'),
  }),
  success: group('What is said when the enquiry is stored', {
    ...fields(
      short('A heading: of the thanks, of the steps, of the copy'),
      'heading',
      'nextHeading',
      'copy',
    ),
    text: long('Who answers, and where'),
    reference: short('Before the reference of the enquiry'),
    referenceHint: long('What the reference is good for'),
    next,
    provisional,
    ...fields(short('A button: it prints the copy, or closes the thanks'), 'print', 'close'),
    ...fields(
      long('On the thank-you page: how to keep the copy, how to get back'),
      'keep',
      'wayBack',
    ),
  }),
  responses: group(
    'What the server answers, by the status of HTTP',
    fields(
      long('What a visitor is told; 0 is a server that cannot be reached'),
      ...STATUSES.map(String),
    ),
  ),
  plainPage: group('The page that says so when the form cannot be shown again', {
    title: short('The heading of the page'),
    back: long('How to get back to the form'),
  }),
});

const subject = short('The subject of the mail');
const numberedSubject = short('The subject of the mail; {count} is the number of enquiries');
const replySubject = short('The subject of the mail; {reference} is that of the enquiry');
const anyField = [
  'reference',
  ...textFields.filter(({ kind }) => kind === 'text').map(({ name }) => name),
];
const toUs = {
  subject: withPlaceholders(label, anyField).describe('The subject of the mail'),
  intro: long('The first line'),
};
const recovered = fields(
  long('Subject and text once all is well again'),
  'recoveredSubject',
  'recoveredText',
);

/** content/enquiry-mails.json: the words of the mails of an enquiry; no page fetches them. */
export const enquiryMails = z.strictObject({
  invitation: group('The mail that arranges a call', {
    title: short('The name of the entry in calendars, with the {reference}'),
    text: long(
      'To {firstName} {lastName}; {sentence} is one of the following, {name} the colleague',
    ),
    ...fields(
      long('The call: {theirs} in {zone}, {gulf} in the Gulf, {india} in India'),
      'arranged',
      'moved',
      'off',
    ),
    ...fields(
      short('After it: the number that we call, or the link, as {where}'),
      'number',
      'link',
    ),
  }),
  mail: group('The mail to us', {
    ...toUs,
    sender: short('The name of the sender'),
    forColleagues: long('The second line; {note} is the address that keeps a note'),
    nothing: short('For an empty field'),
    noSubject: short('For an e-mail to us without a subject'),
    ...fields(
      short('Before the fact of this name'),
      'received',
      'cameFrom',
      'consent',
      'reference',
      'number',
    ),
    time: short('The time in the Gulf, {gulf}, and in India, {india}'),
    consentText: long('{version} is the consentVersion'),
    consentUnstated: long('The same when the enquiry named no version'),
    atTheDesk: short('{link} leads to the enquiry at the desk'),
  }),
  application: group('The mail to us when a person applies for work', toUs),
  payrollToday: group(
    'The alarm to us when a visitor asks to be called back about a payroll of today',
    {
      ...toUs,
      heldSubject: short('The subject when it is held as spam: {name}, {company}, {reference}'),
      heldIntro: long('The first lines then; {where} is where to decide'),
    },
  ),
  acknowledgement: group('The mail to the visitor, if ACKNOWLEDGE is set', {
    subject,
    text: long('The text; \\n\\n begins a paragraph'),
    reference: short('The last line; {reference} is that of the enquiry'),
  }),
  reply: group('The mail to the visitor that staff write at the desk', {
    sender: short('The sender; {name} is the colleague who wrote it'),
    subject: replySubject,
    toApplicant: replySubject,
    toMail: short(
      'The same to an e-mail to us; {subject} is its subject, {reference} the reference',
    ),
    forward: short(
      'The subject where staff pass it on; {name} is the visitor, {reference} the reference',
    ),
    quoted: short('Before what the visitor, {name}, wrote on that {day}'),
    notPassedOn: long(
      'The note at the desk when a reply by e-mail could not be sent to the visitor; {text} is the reply, {reason} one of the following',
    ),
    ...fields(short('Why a reply was not sent'), 'unknown', 'held', 'others', 'parts', 'nothing'),
    returned: group('The mail that tells its author', {
      subject: short('To the author of a reply to {name} that was not sent'),
      text: long('{note} is the note at the desk, {where} where to find it'),
    }),
  }),
  alert: group('The mails to the people who run the site', {
    subject: numberedSubject,
    text: long('{count} wait, the oldest for {minutes} minutes; {where} is where to see them'),
    ...recovered,
    store: group('When enquiries cannot be stored', {
      subject,
      text: long('{fault} is the code of the fault, {where} is where to look'),
      ...recovered,
    }),
    held: group('When held enquiries are not decided on', {
      subject: numberedSubject,
      text: long('{count} are held, the oldest for {days} days; {where} is where to decide'),
    }),
    mailbox: group('When the mailbox of replies cannot be read', {
      subject,
      text: long('{minutes} is for how long, {where} is where to look'),
    }),
    difference: group('When what is stored is not what was acknowledged', {
      subject,
      text: long(
        '{missing}, {changed} and {stranded} are numbers of enquiries; {where} is where to look',
      ),
    }),
    left: group('When replies, or their files, are kept in the mailbox only', {
      subject: numberedSubject,
      text: long('Why the {count} are not kept; {where} is where to see their enquiries'),
    }),
    backup: group('When the last good backup is too old, or cannot be restored', {
      subject,
      text: long('{age} is made of the sentences below'),
      ...recovered,
    }),
    unit: group('When a nightly job of the server has failed', {
      subject: short('{unit} is the name of the job'),
      text: long('{unit} is the name of the job'),
    }),
    purge: group('When too many enquiries would be deleted at once', {
      subject: numberedSubject,
      text: long('Why the {count} were not deleted, and what to do; {where} is where to see them'),
    }),
  }),
  age: group('What the mails say of backups', {
    none: short('Where there is none'),
    whole: short('How many {hours} old the last one is'),
    copy: short('How many {hours} old the last copy in another place is'),
    rehearsal: short('When the last one cannot be restored; {fault} is why'),
  }),
  where: group('What the mails say for {where}', {
    desk: short('{address} leads to the list at the desk'),
    command: short('Where the desk is off; {command} shows the same'),
  }),
  overview: group('The mail to us on working mornings', {
    subject: short('The subject; {what} are the numbers'),
    intro: long('The first line, with the time in the Gulf, {gulf}, and in India, {india}'),
    ...fields(
      short('How many wait to be answered: {count} that are new, or wait for us'),
      'new',
      'waiting',
    ),
    ...fields(short('How many are late, or came back by a reminder: {count}'), 'late', 'due'),
    ...fields(
      short('How many are held as possible spam, or not delivered: {count}'),
      'held',
      'undelivered',
    ),
    backupLate: short('The subject when nothing waits, but a backup is overdue'),
    heldIntro: long('Above those that are held'),
    reasons: short('Before the reasons for which an enquiry is held'),
    more: long('When not all fit into one mail; {count} is the number of the others'),
  }),
});
