import { z } from 'zod';
import { group, label, path, provisional, sentence, withAllPlaceholders } from '../../content-reader/schema-words.ts';
import { forEachText } from '../../enquiries/contract/fields.ts';

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
// A blank at the end is where the visitor goes on writing.
const topic = z.string().min(1).max(320).describe('A sentence in the words of the visitor');

/** content/enquiry-form.json: every word of the form. */
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
});
