import { describe, expect, it } from 'vitest';
import words from '../../content/spam-reasons.json' with { type: 'json' };
import { goodValues } from '../../tests/support/enquiries/examples.ts';
import { fc } from '../../tests/support/property.ts';
import { type EnquiryValues, textFields } from '../contract/fields.ts';
import { formSigns } from './form-signs.ts';
import { manners } from './manners.ts';
import { scoreSpam } from './score.ts';
import { topics, trade } from './topics.ts';
import { visitors } from './visitors.ts';

const judge = (changes: Partial<EnquiryValues>, honeypot = '') =>
  scoreSpam({ values: { ...goodValues, ...changes }, honeypot });
const isHeld = (message: string) => judge({ message }).quarantined;

const pitch = 'We build backlinks that boost your rankings on Google. Packages from $99, guaranteed.';
const paragraph =
  'We are a group with 900 employees in Abu Dhabi. Could you take over our SAP payroll? Which module handles overtime? ' +
  'Your consultants know our HR team.';

describe('an enquiry', () => {
  it.each([
    'We are looking for an SAP payroll specialist. We currently outsource payroll. You can reach me on Skype.',
    'Please call me back.',
    'Our crypto exchange has 80 employees in ADGM and needs Employee Central.',
    'Our casino hotel group has 3,200 employees and wants to move payroll to the cloud.',
    'We are a loan company with 640 employees. We offer personal loans. Please advise.',
  ])('is not held: %s', (message) => {
    expect(isHeld(message)).toBe(false);
  });

  it.each([
    { jobTitle: 'SEO manager' },
    { company: 'Best Backlinks & Guest Posts Agency' },
    { company: 'https://www.harbour.example' },
    { firstName: 'Loan', lastName: 'Casino' },
    { message: 'Our tender: https://tenders.example/1' },
  ])('is judged by what each field is for: %j', (changes) => {
    expect(judge(changes)).toMatchObject({ quarantined: false });
  });

  it('is not held for a single word, whatever the word', () => {
    const single = Object.values({ ...topics, trade, ...manners })
      .flatMap((list) => list.split(/[\s,|_]+/))
      .filter((word) => /^[\p{L}\p{M}]+\*?$/u.test(word) && !/\p{sc=Han}/u.test(word));
    expect(single.length).toBeGreaterThan(1000);
    expect(single.map((word) => word.replace('*', '')).filter(isHeld)).toEqual([]);
  });

  it('is not held whatever it mentions, if it speaks of our field, asks us and says who they are', () => {
    const anything = fc.array(fc.constantFrom(...Object.values({ ...topics, trade, ...manners })), { maxLength: 8 });
    fc.assert(
      fc.property(anything, (lists) => {
        expect(isHeld(`${paragraph}\n\n${lists.join(' ').slice(0, 4000)}`)).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  it('is not held for its manners alone', () => {
    const message = 'We offer it free today, guaranteed and fast, only $9 for you: https://x.example';
    const unlikeAnything = () => ({ weight: 0, telling: [] });
    expect(scoreSpam({ values: { ...goodValues, message }, honeypot: '' }, unlikeAnything)).toEqual({
      score: 0,
      reasons: [],
      quarantined: false,
    });
  });

  it('may be empty', () => {
    expect(judge({ message: '' })).toEqual({ score: 0, reasons: [], quarantined: false });
  });
});

describe('spam', () => {
  it('is what offers something that we never asked for', () => {
    expect(judge({ message: pitch })).toMatchObject({ quarantined: true });
  });

  it('is what fills in the hidden field, whatever it says', () => {
    expect(judge({}, 'https://x.example')).toMatchObject({
      quarantined: true,
      reasons: [`${words.reasons.honeypot} (10)`],
    });
  });

  it.each<[string, Partial<EnquiryValues>]>([
    ['a link in the first name', { firstName: 'https://x.example' }],
    ['a link in the last name', { lastName: 'win www.x.example' }],
    ['markup of forums', { message: '[url=https://x.example]watches[/url]' }],
    ['choices of a mailing program', { message: '{Hi|Hello}, we {like|love} your page.' }],
    ['nothing but links', { message: 'https://x.example '.repeat(8) }],
    [
      'a handful of links to different places',
      { message: 'ab'.replace(/./g, 'https://$&.example https://$&$&.example ') },
    ],
    ['gibberish', { message: 'sdkfjh skdjfh ksjdfh kjsdhf' }],
    ['words in disguise', { message: 'V1agra, C1alis and ch3ap m3ds, n0 pr3scription' }],
    ['letters pulled apart', { message: 'c-a-s-i-n-o and S E O, play now for free' }],
    ['random letters', { firstName: 'qWnFdTkLpB', lastName: 'xkqjvwzpt', message: 'ok' }],
  ])('is %s', (_what, changes) => {
    expect(judge(changes)).toMatchObject({ quarantined: true });
  });

  it.each<[string, Partial<EnquiryValues>]>([
    ['random letters in one field', { company: 'BRKTWXLP' }],
    ['a name with capitals', { lastName: 'McDonaldDeSouza' }],
    ['a handful of documents in one place', { message: 'abcd'.replace(/./g, 'https://tenders.example/$& ') }],
    ['codes with figures', { message: 'S4HANA, H4S4, p0rt3d b1ts of EC3P, and U.A.E. payroll' }],
    ['one name in every field', { firstName: 'Suresh', lastName: 'Suresh', company: 'Suresh' }],
    ['a link in the job title', { jobTitle: 'CEO of https://www.harbour.example' }],
    ['HTML that somebody asks about', { message: 'Payroll page: <a href="https://x.example">jobs</a> is stripped.' }],
  ])('is not %s alone', (_what, changes) => {
    expect(judge(changes)).toMatchObject({ quarantined: false });
  });
});

describe('the reasons', () => {
  it('say what was found and how much it weighs', () => {
    const { pills, price, likeSpam } = words.reasons;
    expect(judge({ message: 'Cheap viagra and cialis, no prescription.' }).reasons).toEqual([
      `${pills}: “viagra”, “cialis”, “no prescription” (14)`,
      expect.stringContaining(`${likeSpam}: “`),
      `${price}: “cheap” (3)`,
    ]);
  });

  it('are not given where nothing speaks for spam', () => {
    expect(judge({})).toEqual({ score: 0, reasons: [], quarantined: false });
  });

  it('exist for every sign, and for nothing else', () => {
    const names = [
      ...Object.keys({ ...formSigns, ...topics, ...manners, ...visitors }),
      'trade',
      'likeSpam',
      'likeEnquiry',
    ];
    expect(Object.keys(words.reasons).sort()).toEqual(names.sort());
  });

  it('stay short however long a word is', () => {
    const { reasons } = judge({ message: `seo${'x'.repeat(4000)} backlinks` });
    expect(Math.max(...reasons.map((reason) => reason.length))).toBeLessThan(300);
  });
});

describe('the largest enquiries', () => {
  const pieces = [
    'ß',
    ' ',
    'a.',
    'a/',
    'www.',
    'http://',
    'we can ',
    'your ',
    'list of ',
    '网',
    '\uFDFA',
    '\n ',
    '[url',
    '{a|',
  ];
  it.each([...pieces, 'seo ', 'Aб', '<a ', '\u{1F600}', '\u0301'])('of %j are scored too', (piece) => {
    const changes: Partial<EnquiryValues> = {};
    for (const { name, limit } of textFields) changes[name] = piece.repeat(limit).slice(0, limit);
    expect(Number.isInteger(judge(changes).score)).toBe(true);
  });
});
