import { expect, it } from 'vitest';
import { cameFromOf } from './identity.ts';

it('keeps a page of ours and the five known names of a campaign', () => {
  const campaign = 'utm_source=letter&utm_medium=mail&utm_campaign=a%26b&utm_person=7&gclid=9&utm_source=second';
  expect(cameFromOf('/tools/payroll-advisor', campaign)).toEqual({
    page: '/tools/payroll-advisor',
    campaign: [
      ['utm_source', 'letter'],
      ['utm_medium', 'mail'],
      ['utm_campaign', 'a&b'],
    ],
  });
});

it.each([
  '',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/a?email=x',
  '/<script>',
  'x',
  `/${'a'.repeat(300)}`,
])('drops %j, which is no page of ours, and refuses no enquiry for it', (page) =>
  expect(cameFromOf(page, '')).toEqual({ page: null, campaign: [] }),
);

it('keeps values short and in one line', () => {
  const [[, value = ''] = []] = cameFromOf(
    '/',
    `utm_source=${encodeURIComponent(`a\r\nBcc: x\u0000${'y'.repeat(300)}`)}`,
  ).campaign;
  expect(value).toMatch(/^a +Bcc: x y+$/);
  expect(value.length).toBeLessThanOrEqual(100);
});
