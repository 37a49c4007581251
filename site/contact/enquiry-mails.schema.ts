import { z } from 'zod';
import { group, label, sentence, withAllPlaceholders, withPlaceholders } from '../../content-reader/schema-words.ts';
import { textFields } from '../../enquiries/contract/fields.ts';

const subject = 'The subject of the mail';
const inSubject = ['reference', ...textFields.filter(({ kind }) => kind === 'text').map(({ name }) => name)];
const callSentence = (when: string) =>
  withAllPlaceholders(sentence, ['theirs', 'zone', 'gulf', 'india']).describe(`What is said when ${when}`);
const counted = (what: string) =>
  withAllPlaceholders(label, ['count']).describe(`How many enquiries ${what}; {count} is the number`);

/** content/enquiry-mails.json: every word of the mails that an enquiry causes; no page fetches them. */
export const enquiryMails = z.strictObject({
  invitation: group('The mail that arranges a call', {
    title: withAllPlaceholders(label, ['reference']).describe('The name of the entry in calendars'),
    text: withAllPlaceholders(sentence, ['firstName', 'lastName', 'sentence', 'name']).describe(
      'The mail with the invitation; {sentence} is one of the following, {name} the colleague',
    ),
    arranged: callSentence('a time is confirmed'),
    moved: callSentence('the call is moved'),
    off: callSentence('the call is cancelled'),
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
  application: group('The mail to us when a person applies for work', {
    subject: withPlaceholders(label, inSubject).describe(subject),
    intro: sentence.describe('The first line'),
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
