import { describe, expect, it } from 'vitest';
import { goodValues } from '../../testing/enquiries/examples.ts';
import { type Signals, scoreSpam } from './score.ts';

const signals = (changes: Partial<Signals> = {}): Signals => ({
  values: { ...goodValues },
  honeypot: '',
  sameMessage: 0,
  ...changes,
});
const withMessage = (message: string) => scoreSpam(signals({ values: { ...goodValues, message } }));

/** Written for this test in the manner of what arrives at contact forms every day. */
const spam = [
  'Hi, I was just on your website and noticed it is not on the first page of Google. Our SEO experts build backlinks.',
  'We sell high domain authority guest posts and link building packages. Reply for our price list.',
  'Increase your website traffic by 10,000 visitors a month, guaranteed. Click here: https://traffic.example/now',
  'Dear friend, I am writing about an inheritance of 4.5 million dollars left by a client without next of kin.',
  'Earn money with bitcoin from home. Passive income from day one, no obligation.',
  'Best online casino! Free spins for new customers https://a.example https://b.example https://c.example',
  'Cheap viagra and cialis, order now at our online pharmacy www.pills.example',
  'Do you need a business loan? We give a loan offer at 2% within 24 hours, act now.',
  'We would redesign your website. We are a web design service with an explainer video team. See our portfolio.',
  'We send your text to contact forms on one million sites. Contact form marketing works: https://bit.ly/abc',
  'Hot girls near you are waiting on this dating site http://d.example',
  '[url=http://x.example]cheap watches[/url] best price',
  'Verified leads! Buy our email list of HR directors. B2B database with 2 million contacts.',
  'Your site has been hacked. Pay in bitcoin to the address below or we publish your database.',
  'Join our Telegram t.me/signals for forex signals with a guaranteed profit.',
];

/** Questions an HR consultancy gets, some with words that look suspicious. */
const honest = [
  goodValues.message,
  '',
  'We are a casino resort with 3,200 employees in Goa and want to move payroll to Employee Central Payroll.',
  'Please see https://www.nilgiri.example/about for who we are. We have 900 employees in India and the UAE.',
  'Two documents for the call: https://files.example/rfp.pdf and https://files.example/landscape.pdf',
  'Dear Sir or Madam, we are looking at your website and would like a quote for a health check.',
  'Our payroll vendor guaranteed a parallel run but it failed. Can you take over outsourced payroll support?',
  'How do you handle the inheritance of permission roles when we migrate from SAP ERP HCM?',
  'نحتاج إلى شريك لتطبيق نظام الرواتب في أبوظبي لعدد ٥٠٠ موظف.',
  'हमें भारत में पेरोल के लिए सहायता चाहिए।',
  'We want to grow your business relationship with us: 3 modules, 5 countries, go-live in April.',
  'Is there a discount for non-profits? We have 120 people and need Learning and Onboarding.',
  'We use WhatsApp groups for shift changes today and need time management for 400 nurses.',
  'Our crypto exchange has 80 employees in ADGM and needs Employee Central.',
];

describe('spam', () => {
  it.each(spam)('goes into quarantine with its reasons: %s', (message) => {
    const verdict = withMessage(message);
    expect(verdict).toMatchObject({ quarantined: true });
    expect(verdict.reasons.length).toBeGreaterThan(0);
  });

  it.each(honest)('is not what this is: %s', (message) => {
    expect(withMessage(message)).toMatchObject({ quarantined: false });
  });

  it('is what fills in the hidden field, whatever it says', () => {
    expect(scoreSpam(signals({ honeypot: 'https://x.example' }))).toMatchObject({
      quarantined: true,
      reasons: expect.arrayContaining(['The hidden field was filled in (10)']),
    });
  });

  it('is the same message from many addresses', () => {
    expect(scoreSpam(signals({ sameMessage: 2 })).quarantined).toBe(false);
    expect(scoreSpam(signals({ sameMessage: 8 })).quarantined).toBe(true);
  });

  it('scores scrambled names and links in names', () => {
    const scrambled = { ...goodValues, firstName: 'qWnFdTkLpB', lastName: 'http://x.example' };
    expect(scoreSpam(signals({ values: scrambled })).quarantined).toBe(true);
    expect(scoreSpam(signals({ values: { ...goodValues, lastName: 'McDonald' } })).score).toBe(0);
  });
});
