import { expect, test } from '@playwright/test';
import { SITE_URL } from '../support/browser/addresses.ts';
import { openChromium, openTab } from '../support/machine/plain-chromium.ts';

/** The way to the next page and back, in a Chromium that makes pages ready ahead and keeps those that were left. */

test.describe.configure({ mode: 'default' });
let chromium: Awaited<ReturnType<typeof openChromium>>;
test.beforeAll(async () => {
  chromium = await openChromium();
});
test.afterAll(() => chromium.close());

const RESULT = [{ title: 'Support estimator', what: 'Two consultants', text: 'About two consultants' }];

test('the form is ready ahead of a press, and takes draft, result, page and campaign of the moment it is opened', async () => {
  const tab = await openTab(chromium.port);
  const page = await tab.open(`${SITE_URL}/trust?utm_source=letter`);
  await expect.poll(() => page.evaluate('sessionStorage.length'), 'the campaign is kept').toBe(1);
  await page.point('main a[href="/contact-us"]');
  const ahead = await tab.pageAt(`${SITE_URL}/contact-us`, true);
  const scripts = `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).join(' ')`;
  await expect.poll(() => ahead.evaluate(scripts), 'its script is there').toContain('EnquiryForm');
  expect(await ahead.evaluate(scripts), 'what counts visits and keeps campaigns is not').not.toContain('/frame.js');
  expect(await ahead.evaluate('Object.keys(sessionStorage)'), 'nothing was written').toEqual(['dhr-campaign']);

  // What a tool hands over at the press, and what was typed in the meantime.
  const draft = { entries: [['message', 'Typed later']], search: '' };
  await page.evaluate(`sessionStorage.setItem('dhr-enquiry-results', ${JSON.stringify(JSON.stringify(RESULT))});
    sessionStorage.setItem('dhr-enquiry-draft', ${JSON.stringify(JSON.stringify(draft))})`);
  await page.point('main a[href="/contact-us"]', true);
  const form = await tab.pageAt(`${SITE_URL}/contact-us`);
  expect(await form.evaluate(`performance.getEntriesByType('navigation')[0].activationStart`)).toBeGreaterThan(0);
  await expect.poll(() => form.evaluate('document.body.innerText')).toContain('Two consultants');
  const field = (name: string) => form.evaluate(`document.querySelector('form[id] [name="${name}"]').value`);
  await expect.poll(() => field('message')).toBe('Typed later');
  expect(await field('came_from')).toBe('/trust');
  expect(await field('campaign')).toBe('utm_source=letter');
});

test('a home page that is made ready ahead has its first screens laid out, and its banner begins when it is opened', async () => {
  const tab = await openTab(chromium.port);
  const page = await tab.open(`${SITE_URL}/trust`);
  await page.point('header a[href="/"]');
  const ahead = await tab.pageAt(`${SITE_URL}/`, true);
  await expect.poll(() => ahead.evaluate(`document.querySelector('section').style.contentVisibility`)).toBe('visible');
  await ahead.evaluate(`calls = []; scrollTo = (to) => void calls.push(to);
    set = setTimeout; setTimeout = (work, ms, ...rest) => (calls.push(ms), set(work, ms, ...rest));`);
  expect(await ahead.evaluate('calls')).toEqual([]);
  await page.point('header a[href="/"]', true);
  const home = await tab.pageAt(`${SITE_URL}/`);
  await expect
    .poll(() => home.evaluate('calls'))
    .toEqual(expect.arrayContaining([3000, { top: 0, behavior: 'smooth' }]));
});

for (const path of ['/', '/tools/support-estimator', '/contact-us'])
  test(`going back to ${path} finds it as it was left`, async () => {
    const tab = await openTab(chromium.port);
    const page = await tab.open(`${SITE_URL}${path}`);
    const names = `[...document.querySelectorAll('*')].map((one) => getComputedStyle(one).viewTransitionName)`;
    const moving = await page.evaluate<string[]>(`${names}.filter((name) => name !== 'none')`);
    expect(moving, 'no two parts move under one name').toEqual([...new Set(moving)]);
    expect(moving).toContain('header');
    await page.evaluate(`isSame = true; addEventListener('pageshow', ({ persisted }) => { isKept = persisted; })`);
    await page.evaluate(`void location.assign('/trust')`);
    const next = await tab.pageAt(`${SITE_URL}/trust`);
    await next.evaluate('void history.back()');
    const back = await tab.pageAt(`${SITE_URL}${path}`);
    const reasons = `JSON.stringify(performance.getEntriesByType('navigation')[0].notRestoredReasons)`;
    expect(await back.evaluate(reasons), 'what kept Chromium from it').toBe('null');
    expect(await back.evaluate('isSame && isKept')).toBe(true);
  });
