import { z } from 'zod';
import {
  group,
  label,
  path,
  provisional,
  sentence,
  withAllPlaceholders,
  withPlaceholders,
} from '../../content-reader/schema-words.ts';
import { forEachText, textFields } from '../../enquiries/contract/fields.ts';

const name = label.describe('The label above the field, and in the mail');
const missing = sentence.describe('What to say while it is empty');
const wrong = sentence.describe('What to say when it cannot be right');
/** A field that must be filled in has a sentence for when it is not, an address one for when it cannot be right. */
const fieldWords = forEachText(({ kind, required }) =>
  group(required ? 'A field that must be filled in' : 'A field that may stay empty', {
    label: name,
    ...(required ? { missing } : {}),
    ...(kind === 'email' ? { wrong } : {}),
  }),
);
const choice = label.describe('The label next to the box');
const answer = (when: string) => sentence.describe(`When ${when}`);
const time = (what: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as "09:00"' })
    .describe(`When it ${what}`);
const callSentence = (when: string) =>
  withAllPlaceholders(sentence, ['theirs', 'zone', 'gulf', 'india']).describe(`What is said when ${when}`);
const subject = 'The subject of the mail';
// A blank at the end is where the visitor goes on writing.
const topic = z.string().min(1).max(320).describe('A sentence in the words of the visitor');
const inSubject = ['reference', ...textFields.filter(({ kind }) => kind === 'text').map(({ name }) => name)];

const counted = (what: string) =>
  withAllPlaceholders(label, ['count']).describe(`How many enquiries ${what}; {count} is the number`);

/** content/enquiry-form.json: every word of the form and of the mails it causes. */
export const enquiryForm = z.strictObject({
  consentVersion: z.iso
    .date({ error: 'must be a day such as "2026-11-15": write the day on which the sentence goes live' })
    .describe('The day from which the sentence of the consent counts; change it with the sentence'),
  optional: label.describe('After the name of an optional field'),
  tooLong: withAllPlaceholders(sentence, ['label', 'limit']).describe(
    '{label} is the field, {limit} its most characters',
  ),
  fields: z.strictObject(fieldWords).describe('The fields of the form'),
  call: group('A call that a visitor asks for', {
    halfDays: z
      .array(group('Half a day', { from: time('begins'), to: time('ends') }))
      .max(4)
      .describe('The half days on which we call, in Gulf time; the form offers calls once there are any'),
    summary: label.describe('What opens the choice'),
    hint: withAllPlaceholders(sentence, ['zone']).describe('How to choose; {zone} is the time zone of the visitor'),
    choices: z.array(label.describe('The label of one choice')).length(3).describe('The three choices'),
    none: label.describe('The choice of no half day'),
    wrong,
    inBoth: withAllPlaceholders(label, ['theirs', 'zone', 'gulf']).describe('A half day in the time of both sides'),
  }),
  invitation: group('The mail that arranges a call', {
    title: withAllPlaceholders(label, ['reference']).describe('The name of the entry in calendars'),
    text: withAllPlaceholders(sentence, ['firstName', 'lastName', 'sentence', 'name']).describe(
      'The mail with the invitation; {sentence} is one of the following, {name} the colleague',
    ),
    arranged: callSentence('a time is confirmed'),
    moved: callSentence('the call is moved'),
    off: callSentence('the call is cancelled'),
  }),
  services: group('The services to choose from', {
    legend: label.describe('The head of the list'),
    wrong,
    choices: group('The six services', {
      implementation: choice,
      consulting: choice,
      training: choice,
      'staff-augmentation': choice,
      'value-assurance': choice,
      support: choice,
    }),
  }),
  consent: z
    .strictObject({
      label: sentence.describe('The sentence next to the box; a change needs a new consentVersion'),
      linkText: label.describe('The part of that sentence that is a link'),
      linkTarget: path.describe('The page of the privacy policy'),
      missing,
      more: group('A page that explains more, linked under the consent', {
        label: label.describe('The words of the link'),
        href: path.describe('The page'),
      }),
    })
    .refine((consent) => consent.label.includes(consent.linkText), {
      path: ['linkText'],
      error: 'is not part of the consent sentence: copy it from there exactly',
    })
    .describe('The consent'),
  honeypot: group('A field that only programs see', { label: name }),
  button: group('The button', {
    idle: label.describe('The words on the button'),
    sending: label.describe('The same while the enquiry is on its way'),
  }),
  problem: group('What is said about errors', {
    heading: label.describe('The heading above the list of errors'),
    titlePrefix: label.describe('Before the title of the tab while there are errors'),
  }),
  asks: z
    .record(z.string().regex(/^[a-z-]+$/, { error: 'must be small letters and hyphens: it is used in links' }), topic)
    .describe('What a link such as /contact-us?ask=call-back writes into the message'),
  application: group('The form on /apply, for job applications', {
    company: label.describe('What is stored where others have their company; once released, never change it'),
    fields: group('The fields that have other words than in an enquiry', {
      businessEmail: group('Any e-mail address', { label: name, missing, wrong }),
      message: group('The application in a few sentences', { label: name }),
    }),
    button: label.describe('The words on the button'),
    next: z.array(sentence).min(1).describe('What happens next, in its order'),
    provisional,
    mail: group('The mail to us', {
      subject: withPlaceholders(label, inSubject).describe(subject),
      intro: sentence.describe('The first line'),
    }),
  }),
  handOver: group('What is said about the results of tools that go with an enquiry', {
    notice: withAllPlaceholders(sentence, ['tools']).describe(
      'Above the form; {tools} are the tools whose results go with it',
    ),
    attached: withAllPlaceholders(label, ['tool']).describe('The head of one result; {tool} is its tool'),
    label: label.describe('The label above the summary of a result'),
    remove: label.describe('The button that takes a result away again'),
    tooLong: withAllPlaceholders(sentence, ['limit']).describe('When message and results are too long together'),
  }),
  failure: group('What is said when the enquiry was not sent', {
    text: answer('the enquiry could not be sent'),
    calm: answer('the enquiry waits to be sent again'),
    writeInstead: sentence.describe('Before our e-mail address'),
    blocked: answer('the address is in ENQUIRY_BLOCK_LIST'),
    tooSoon: answer('ENQUIRY_LIMIT_RATE asks the browser to wait'),
  }),
  success: group('What is said when the enquiry is stored', {
    heading: label.describe('The heading of the thanks'),
    text: sentence.describe('Who answers, and where'),
    reference: label.describe('Before the reference of the enquiry'),
    referenceHint: sentence.describe('What the reference is good for'),
    nextHeading: label.describe('The heading of what happens next'),
    next: z.array(sentence).min(1).describe('What happens next, in its order'),
    provisional,
    copy: label.describe('The heading of the copy of what was sent'),
    print: label.describe('The button that prints the copy'),
    keep: sentence.describe('How to keep the copy on the thank-you page'),
    wayBack: sentence.describe('How to get back from that page'),
    close: label.describe('The button that closes the thanks'),
  }),
  answers: group('What the server answers, by the status of HTTP', {
    0: answer('the server cannot be reached'),
    400: answer('the enquiry arrived damaged'),
    403: answer('it came from another website'),
    405: answer('the address that the form posts to is opened'),
    409: answer('the same form was sent with other details'),
    413: answer('it is too large'),
    415: answer('it is no form'),
    422: answer('details are missing or wrong'),
    429: answer('too many came from one network'),
    451: answer('an automated browser sent it'),
    503: answer('it could not be stored'),
  }),
  plainPage: group('The page that says so when the form cannot be shown again', {
    title: label.describe('The heading of the page'),
    back: sentence.describe('How to get back to the form'),
  }),
  mail: group('The mail to us', {
    sender: label.describe('The name of the sender'),
    subject: withPlaceholders(label, inSubject).describe(subject),
    intro: sentence.describe('The first line'),
    nothing: label.describe('For an empty field'),
    received: label.describe('Before the time'),
    time: withAllPlaceholders(label, ['gulf', 'india']).describe('The time in the Gulf and in India'),
    cameFrom: label.describe('Before the page and the campaign that led to the form'),
    consent: label.describe('Before what was agreed to'),
    consentText: withAllPlaceholders(sentence, ['version']).describe('{version} is the consentVersion'),
    consentUnstated: sentence.describe('The same when the enquiry named no version'),
    reference: label.describe('Before the reference of the enquiry'),
    atTheDesk: withAllPlaceholders(label, ['link']).describe('{link} leads to the enquiry at the desk'),
    number: label.describe('Before the number of the enquiry'),
  }),
  payrollToday: group('The alarm to us when a visitor asks to be called back about a payroll of today', {
    subject: withPlaceholders(label, inSubject).describe(subject),
    intro: sentence.describe('The first line'),
    heldSubject: withPlaceholders(label, ['name', 'company', 'reference']).describe(
      'The subject when it is held as spam',
    ),
    heldIntro: withAllPlaceholders(sentence, ['where']).describe('The first lines then; {where} is where to decide'),
  }),
  acknowledgement: group('The mail to the visitor, if ACKNOWLEDGE is set', {
    subject: label.describe(subject),
    text: sentence.describe('The text; \\n\\n begins a paragraph'),
    reference: withAllPlaceholders(label, ['reference']).describe('The last line; {reference} is that of the enquiry'),
  }),
  answer: group('The mail to the visitor that staff write at the desk', {
    sender: withAllPlaceholders(label, ['name']).describe('The sender; {name} is the colleague who wrote it'),
    subject: withAllPlaceholders(label, ['reference']).describe(subject),
    toApplicant: withAllPlaceholders(label, ['reference']).describe('The same to a person who applied for work'),
    quoted: withAllPlaceholders(label, ['day', 'name']).describe('Before what the visitor wrote, on that day'),
    notPassedOn: withAllPlaceholders(sentence, ['text']).describe(
      'The note at the desk when a reply of a colleague by e-mail could not be sent to the visitor; {text} is the reply',
    ),
  }),
  alert: group('The mails to the people who run the site', {
    subject: withAllPlaceholders(label, ['count']).describe(
      'The subject of the mail; {count} is the number of enquiries',
    ),
    text: withAllPlaceholders(sentence, ['count', 'minutes', 'where']).describe(
      '{minutes} is how long the oldest has waited, {where} is where to see them',
    ),
    recoveredSubject: label.describe('The subject once all is well again'),
    recoveredText: sentence.describe('The text once all is well again'),
    store: group('When enquiries cannot be stored', {
      subject: label.describe(subject),
      text: withPlaceholders(sentence, ['fault', 'where']).describe(
        '{fault} is the code of the fault, {where} is where to look',
      ),
      recoveredSubject: label.describe('The subject once all is well again'),
      recoveredText: sentence.describe('The text once all is well again'),
    }),
    held: group('When held enquiries are not decided on', {
      subject: withAllPlaceholders(label, ['count']).describe('The subject; {count} is the number of enquiries'),
      text: withAllPlaceholders(sentence, ['count', 'days', 'where']).describe(
        '{days} is how long the oldest has been held, {where} is where to decide',
      ),
    }),
    mailbox: group('When the mailbox of replies cannot be read', {
      subject: label.describe('The subject'),
      text: withPlaceholders(sentence, ['minutes', 'where']).describe(
        '{minutes} is for how long, {where} is where to look',
      ),
    }),
    purge: group('When too many enquiries would be deleted at once', {
      subject: withAllPlaceholders(label, ['count']).describe('The subject; {count} is the number of enquiries'),
      text: withPlaceholders(sentence, ['count', 'where']).describe('Why nothing was deleted, and what to do'),
    }),
  }),
  where: group('What the mails say for {where}', {
    desk: withAllPlaceholders(label, ['address']).describe('{address} leads to the list at the desk'),
    command: withAllPlaceholders(label, ['command']).describe('Where the desk is off; {command} shows the same'),
  }),
  overview: group('The mail to us on working mornings', {
    subject: withAllPlaceholders(label, ['what']).describe('The subject; {what} are the numbers'),
    intro: withAllPlaceholders(sentence, ['gulf', 'india']).describe('The first line, with the time at both offices'),
    new: counted('have not been answered'),
    waiting: counted('wait for us'),
    late: counted('have waited longer than one working day'),
    due: counted('came back by a reminder'),
    held: counted('are held as possible spam'),
    undelivered: counted('could not be delivered'),
    heldIntro: sentence.describe('Above those that are held'),
    reasons: label.describe('Before the reasons for which an enquiry is held'),
    more: withAllPlaceholders(sentence, ['count']).describe('When not all fit into one mail'),
  }),
});
