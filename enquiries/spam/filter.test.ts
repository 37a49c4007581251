import { describe, expect, it } from 'vitest';
import { goodValues } from '../../tests/support/enquiries/examples.ts';
import type { EnquiryValues } from '../contract/fields.ts';
import { linksIn, SpamFilter, wordsOf } from './filter.ts';

const filter = new SpamFilter();
function judge(changes: Partial<EnquiryValues>, honeypot = '') {
  return filter.judge({ values: { ...goodValues, ...changes }, honeypot });
}
const nothing = { score: 0, reasons: [], quarantined: false };

describe('an enquiry', () => {
  it.each([
    'We are looking for an SAP payroll specialist. We currently outsource payroll. You can reach me on Skype.',
    'Please call me back.',
    'Our crypto exchange has 80 employees in ADGM and needs Employee Central.',
    'Our casino hotel group has 3,200 employees and wants to move payroll to the cloud.',
    'We are a loan company with 640 employees. We offer personal loans. Please advise.',
    'casino',
    'seo backlinks',
  ])('is not held: %s', (message) => {
    expect(judge({ message }).quarantined).toBe(false);
  });

  it.each([{ message: '' }, {}])('is given no reason where nothing speaks for spam: %j', (changes) => {
    expect(judge(changes)).toEqual(nothing);
  });

  it.each<[string, Partial<EnquiryValues>]>([
    ['what its sender does for a living', { jobTitle: 'SEO manager', company: 'Best Backlinks & Guest Posts Agency' }],
    ['a company with a web address', { company: 'https://www.harbour.example' }],
    ['an odd name', { firstName: 'Loan', lastName: 'Casino' }],
    ['random letters in one field', { company: 'BRKTWXLP' }],
    ['a name with capitals', { lastName: 'McDonaldDeSouza' }],
    ['a handful of documents in one place', { message: 'abcd'.replace(/./g, 'https://tenders.example/$& ') }],
    ['one name in every field', { firstName: 'Suresh', lastName: 'Suresh', company: 'Suresh' }],
    ['a link in the job title', { jobTitle: 'CEO of https://www.harbour.example' }],
    ['HTML that it asks about', { message: 'Payroll page: <a href="https://x.example">jobs</a> is stripped.' }],
  ])('is not held for %s alone', (_what, changes) => {
    expect(judge(changes).quarantined).toBe(false);
  });
});

describe('spam', () => {
  it('is held with the words that weighed most', () => {
    const { quarantined, reasons } = judge({
      message: 'We build backlinks that boost your rankings on Google. Packages from $99, guaranteed.',
    });
    expect(quarantined).toBe(true);
    expect(reasons).toEqual([expect.stringMatching(/^Words that weighed most: “.+”(, “.+”){4}$/)]);
    expect(reasons[0]).toContain('rankings');
  });

  it('is not found in the words of a payday call-back, which sound like fraud, but in the signs of the form', () => {
    const message = 'We build backlinks that boost your rankings on Google. Packages from $99, guaranteed.';
    const urgent = { message, urgency: 'payroll-today' as const };
    expect(judge(urgent)).toEqual(nothing);
    expect(judge(urgent, 'https://x.example')).toMatchObject({ quarantined: true });
  });

  it('is what fills in the hidden field, whatever it says', () => {
    expect(judge({}, 'https://x.example')).toEqual({
      score: 10,
      quarantined: true,
      reasons: ['The hidden field was filled in'],
    });
  });

  it.each<[string, Partial<EnquiryValues>]>([
    ['a link in the first name', { firstName: 'https://x.example' }],
    ['a link in the last name', { lastName: 'win www.x.example' }],
    ['markup of forums', { message: '[url=https://x.example]watches[/url]' }],
    ['choices of a mailing program', { message: '{Hi|Hello}, we {like|love} your page.' }],
    ['nothing but links', { message: 'https://x.example '.repeat(8) }],
    ['links to different places', { message: 'ab'.replace(/./g, 'https://$&.example https://$&$&.example ') }],
    ['gibberish', { message: 'sdkfjh skdjfh ksjdfh kjsdhf' }],
    ['random letters', { firstName: 'qWnFdTkLpB', lastName: 'xkqjvwzpt', message: 'ok' }],
  ])('is %s', (_what, changes) => {
    expect(judge(changes).quarantined).toBe(true);
  });
});

describe('words', () => {
  it.each([
    ['SAP-Spezialisten für Gehälter', '. sap spezialisten fur gehalter'],
    ['Hello, world! We pay 1,200 people.', '. hello world . we pay # # people .'],
    ['See https://a.example/x?y=1 now', '. see LINK now'],
    ['𝐁𝐢𝐭𝐜𝐨𝐢𝐧 and vi\u200Bagra for $5', '. bitcoin and viagra for $ #'],
    ['S/4HANA, B2B', '. s 4hana b2b'],
    ['نَحْنُ شركة', '. نحن شركة'],
    ['हमें पेरोल चाहिए।', '. हमें पेरोल चाहिए .'],
    ['ab我们的工资', '. ab 我 们 的 工 资'],
    ['', '.'],
  ])('of %s', (text, words) => {
    expect(wordsOf(text).join(' ')).toBe(words);
  });

  it.each([
    ['https://a.example and www.b.example', 2],
    ['go.example/abc', 1],
    ['a.b@mail.example/x', 0],
    ['S/4HANA, 0.02/word, e.g./i.e., and/or', 0],
  ])('count the links of %s', (text, count) => {
    expect(linksIn(text)).toHaveLength(count);
  });
});
