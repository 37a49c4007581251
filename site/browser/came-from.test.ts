// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { keepCameFrom, keepCampaign } from './came-from.ts';

function at(path: string, referrer = '') {
  history.replaceState(null, '', path);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer && new URL(referrer, location.origin).href);
}

beforeEach(() => sessionStorage.clear());

it('keeps the campaign of the first page of a visit, and nothing else of its address', () => {
  at('/insights?utm_source=letter&utm_campaign=a%26b&gclid=person');
  expect(keepCampaign()).toBe('utm_source=letter&utm_campaign=a%26b');
  at('/contact-us?utm_source=other');
  expect(keepCampaign()).toBe('utm_source=letter&utm_campaign=a%26b');
});

it('knows a visit that began without a campaign, and keeps nothing of it', () => {
  at('/');
  expect(keepCampaign()).toBe('');
  at('/contact-us?utm_source=later', '/');
  expect(keepCampaign()).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it('knows the page from which the visitor went to the form, even after a look at the privacy policy', () => {
  at('/contact-us', '/tools/payroll-advisor?x=1');
  expect(keepCameFrom()).toBe('/tools/payroll-advisor');
  at('/contact-us', '/privacy-policy');
  expect(keepCameFrom()).toBe('/tools/payroll-advisor');
});

it.each(['', 'https://elsewhere.example/page', '/contact-us'])(
  'names the form itself for a visitor from %j',
  (from) => {
    at('/contact-us', from);
    expect(keepCameFrom()).toBe('/contact-us');
  },
);
