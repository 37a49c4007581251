import { describe, expect, it } from 'vitest';
import { anEnquiry, goodValues } from '../../tests/support/enquiries/examples.ts';
import { fc } from '../../tests/support/property.ts';
import { frameOf, knownOf, quotation, replySubject } from '../deliveries/enquiry-mail.ts';
import type { Tables } from '../store/tables.ts';
import { hasOwnWords, splitQuoted, withoutFrame } from './quoted.ts';

const message =
  'We run payroll in two countries, and some of it by hand.\nCan you help us move to the cloud before June?';
const enquiry = anEnquiry({ values: { ...goodValues, message } });
const sent: Tables['message'] = {
  ...({ id: 'a', enquiry_id: enquiry.id, direction: 'out', is_automatic: 0, at: 9, by_id: 'p' } as const),
  ...{ by_name: 'Priya Menon', mail_id: 'a@dhr.example', call_at: null, call_off: null, call_with: null },
  ...{ bounced: null, left_out: null, sent_to: null, cc: null, call_where: null },
  ...{ channel: null, is_forward: null },
  text: 'Dear Asha Menon,\n\nYes, we can. How many people do you pay in each country, and by when?\n\nKind regards,\nPriya Menon\nDHR',
};
const ours = ['hello@dhr.example'];
const known = knownOf(enquiry, [sent], ours);
const ourMail = `${sent.text}\n\n${quotation(enquiry, undefined, known)}`.split('\n');
const from = 'Priya Menon, DHR <hello@dhr.example>';
const marked = (lines: readonly string[], mark = '> ') => lines.map((line) => `${mark}${line}`);
const rewrapped = marked(ourMail.flatMap((line) => line.match(/.{1,34}(?:\s|$)/g) ?? ['']));
const headers = (...labels: string[]) =>
  [from, '17 November 2026 09:00', 'Asha Menon <asha.menon@nilgiri.example>', replySubject(enquiry)].map(
    (value, at) => `${labels[at]}: ${value}`,
  );

/** How each mail program quotes below a reply. */
const PROGRAMS: Record<string, string[]> = {
  Gmail: ['On Tue, 17 Nov 2026 at 09:00, Priya Menon, DHR <', 'hello@dhr.example> wrote:', '', ...rewrapped],
  'Gmail in Arabic': [`في الثلاثاء، ١٧ نوفمبر ٢٠٢٦ في ٩:٠٠ ص تمت كتابة ما يلي بواسطة ${from}:`, ...marked(ourMail)],
  'Gmail in Chinese': [`${from} 于2026年11月17日周二 09:00写道：`, '', ...marked(ourMail)],
  'Apple Mail': ['> On 17 Nov 2026, at 09:00, Priya Menon, DHR <hello@dhr.example> wrote:', '>', ...marked(ourMail)],
  Thunderbird: [`On 17/11/2026 09:00, Priya Menon, DHR wrote:`, ...marked(ourMail)],
  'Thunderbird in German': [`Am 17.11.26 um 09:00 schrieb Priya Menon, DHR:`, ...marked(ourMail)],
  Outlook: ['________________________________', ...headers('From', 'Sent', 'To', 'Subject'), '', ...ourMail],
  'Outlook in French': [...headers('De ', 'Envoyé ', 'À ', 'Objet '), '', ...ourMail],
  'Outlook for iOS': [
    'Get Outlook for iOS',
    '____________',
    ...headers('*From', '*Sent', '*To', '*Subject'),
    ...ourMail,
  ],
  'Outlook of 2003': ['-----Original Message-----', ...headers('From', 'Sent', 'To', 'Subject'), '', ...ourMail],
  Yahoo: [`On Tuesday, 17 November 2026 at 09:00:00 GST, ${from} wrote:`, '', '', ...marked(ourMail, '>  ')],
  Notes: ['|-----|', ...marked(ourMail, '|')],
  mutt: [`On Tue, Nov 17, 2026 at 09:00:00AM +0400, ${from} wrote:`, ...marked(ourMail, '>')],
};

describe('what a reply quotes', () => {
  it.each(Object.entries(PROGRAMS))('is told from what was written by %s', (_, quoted) => {
    const mail = `Yes.\n\nOn Monday.\n\n${quoted.join('\n')}`;
    const split = splitQuoted(mail, known);
    expect(split.text).toMatch(/^Yes\.\n\nOn Monday\.(\n\nGet Outlook for iOS)?$/);
    expect(`${split.text}\n\n${split.quoted}`.replace(/\n+/g, '\n').trim()).toBe(mail.replace(/\n+/g, '\n').trim());
  });

  const person = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc.constantFrom(
      ...[
        '--- Opção A ---',
        '--- Option B ---',
        '----',
        '',
        'Yes',
        '?!',
        '👍',
        'نعم، من يناير',
        'See below:',
        '> 12 in Oman',
      ],
      ...['From: Istanbul', 'To: Dubai', 'Date: 3 May 2026', 'Subject: travel', 'On 3 May 2026 at 10:00 we wrote:'],
      ...['-- ', 'Kind regards,', 'my answers are below your questions.', '_____', '| a table | of ours |'],
    ),
  );
  const isWord = (line: string) => /[^\s>|»_*=-]/.test(line);
  /** Ours, wherever it is: a person who repeats our words loses none. */
  const isOurs = (line: string) =>
    ourMail.some((one) => one.replace(/[\P{L}]/gu, '').includes(line.replace(/[\P{L}]/gu, ''))) && /\p{L}/u.test(line);

  it('never takes a line of a person along, wherever it is and whichever program quoted', () => {
    const quotes = fc.constantFrom(...Object.values(PROGRAMS));
    const inserted = fc.array(fc.tuple(fc.nat(40), person), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(person, { maxLength: 6 }), quotes, inserted, (above, quoted, between) => {
        const below = [...quoted];
        for (const [at, line] of between) below.splice(1 + (at % below.length), 0, line);
        const mail = [...above, ...below].join('\n');
        const split = splitQuoted(mail, known);
        const folded = split.quoted.split('\n').map((line) => line.trim());
        for (const line of [...above, ...between.map(([, one]) => one)].flatMap((one) => one.split(/\r|\n/)))
          if (isWord(line) && !isOurs(line)) expect(folded, line).not.toContain(line.trim());
      }),
      { numRuns: 1500 },
    );
  });

  it.each([
    '> When?\nOn Monday.\n> Where?\nIn Dubai.',
    'Our trip:\nFrom: Istanbul\nTo: Dubai\nDate: 3 May 2026\n\nCan we meet?',
    'Two offers.\n--- Opção A ---\nTen days\n--- Opção B ---\nTwelve days',
    '---------- Forwarded message ----------\nFrom: Boss <boss@nilgiri.example>\nDate: 17 Nov 2026\nTo: Asha\n\nGo ahead.',
    'Regards\n-- \nAsha\nTel: 1\nMail: 2\nWeb: 3',
    '> All of it is quoted.',
  ])('is shown where it is in doubt: %j', (mail) => {
    expect(splitQuoted(mail, known)).toEqual({ text: mail, quoted: '' });
  });
});

describe('a reply of a colleague between the lines of our mail', () => {
  const desk = 'https://www.dhr.example/desk/waiting';
  const links = { desk, note: 'hello+abc@dhr.example' };
  const frame = frameOf(enquiry, links);
  const staffMail = frame.join(message).split('\n');
  const toStaff = knownOf(enquiry, [], ours, links);

  it.each(['> ', ''])('keeps all of it with the questions, and nothing of what is for staff (mark %j)', (mark) => {
    const [before = [], after = []] = frame.map((part) => marked(part.trim().split('\n'), mark));
    const [first, second] = marked(message.split('\n'), mark);
    const mail = ['See below.', '', ...before, first, 'Nineteen people?', second, 'Yes.', 'India', ...after].join('\n');
    const said = withoutFrame(mail, frame, message);
    const words = said.split('\n').filter((line) => /\w/.test(line));
    expect(words).toEqual(['See below.', first, 'Nineteen people?', second, 'Yes.', 'India']);
  });

  it('tells a mail that only quotes', () => {
    const only = [`On 17 Nov 2026 at 09:00, DHR website <${ours[0]}> wrote:`, ...marked(staffMail)].join('\n');
    expect(hasOwnWords(only, toStaff)).toBe(false);
    expect(hasOwnWords(`Yes\n${only}`, toStaff)).toBe(true);
  });
});
