import ICAL from 'ical.js';
import { count, fill } from '../../common/wording.ts';
import { getOne } from '../../site/content.ts';
import { savedBy } from '../support/browser/insights.ts';
import { expect, test } from '../support/browser/test.ts';
import { deadlines, deadlinesWords, insights } from '../support/insights.ts';

/** /insights/deadlines: one line through time, a filter and calendars. */

const PAGE = '/insights/deadlines';
const SLUG = '2026-11-20-employee-central-interfaces';
const { filter, left } = deadlinesWords;

test('days left and what has passed follow the day of the visit', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2027, 0, 2, 9));
  await page.goto(PAGE);
  const passed = page.locator('details', { has: page.locator('[id="2027-01-01-rate-limits-new-tenants"]') });
  await expect(passed.getByRole('heading', { level: 3 }).first()).toBeHidden();
  await passed.locator(':scope > summary').click();
  await expect(passed.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.locator('[id="2027-01-bahrain-employer-share"]')).toContainText(left.now);
  await expect(page.locator('[id="2027-11-12-basic-authentication"]')).toContainText(count(314, left.days));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the first coming date is in the first screen, and an address narrows the list', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('main').locator('li time').first()).toBeInViewport();
    await page.goto(`${PAGE}?for=gulf`);
    const gulf = deadlines.filter(({ region }) => region === 'gulf');
    const numbers = { n: gulf.length, total: deadlines.length };
    await expect(page.getByRole('status')).toHaveText(fill(filter.shown, numbers));
    const ahead = page.getByRole('main').locator('li:visible[data-for]');
    for (const tags of await ahead.evaluateAll((all) => all.map((one) => one.getAttribute('data-for'))))
      expect(tags).toContain('gulf');
    await page.getByRole('combobox', { name: filter.legend }).selectOption('');
    await expect(page).toHaveURL(PAGE);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all dates are there, and nothing promises a filter @full', async ({ page }) => {
    await page.goto(`${PAGE}?for=gulf`);
    await expect(page.locator(`[id="${SLUG}"]`)).toBeVisible();
    await expect(page.getByRole('combobox')).toBeHidden();
  });
});

test('one date goes into a calendar, and what is chosen can be subscribed to', async ({ page, request }) => {
  await page.goto(PAGE);
  const { name, bytes } = await savedBy(page, () =>
    page.locator(`[id="${SLUG}"]`).getByRole('link', { name: deadlinesWords.add }).click(),
  );
  expect(name).toBe(`${SLUG}.ics`);
  const [event] = new ICAL.Component(ICAL.parse(bytes.toString())).getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('uid')).toBe(`${SLUG}@deadlines.dhr`);
  const subscribe = page.getByRole('link', { name: deadlinesWords.subscribe });
  await expect(subscribe).toHaveAttribute('href', /^webcal:\/\/[^/]+\/insights\/deadlines\.ics$/);
  await page.getByRole('combobox', { name: filter.legend }).selectOption('gulf');
  await expect(subscribe).toHaveAttribute('href', /^webcal:\/\/[^/]+\/insights\/deadlines\/gulf\.ics$/);
  const answer = await request.get('/insights/deadlines/gulf.ics');
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers()['cache-control']).toMatch(/max-age=\d+|no-cache/);
});

test('paper has every date, with the addresses of the sources', async ({ page }) => {
  await page.goto(PAGE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-passed] tr').last()).toBeVisible();
  const source = page.locator(`[id="${SLUG}"] a[href^="https"]`).first();
  const printed = await source.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed).toContain(await source.getAttribute('href'));
});

test('news shows the dated changes under their own fragments @full', async ({ page }) => {
  await page.goto('/news#2026-11-13-second-half-release');
  for (const slug of ['2026-06-07-pay-transparency', SLUG, '2027-12-31-sap-erp-hcm-maintenance'])
    await expect(page.locator(`[id="${slug}"] h2`)).toHaveText(getOne('deadlines', slug).title);
});

test('the home page counts the days to the next date from the day of the visit', async ({ page }) => {
  await page.goto('/');
  const plate = page.locator('section', { has: page.getByRole('heading', { name: insights.next.heading }) }).last();
  const day = (await plate.locator('time').getAttribute('datetime')) ?? '';
  await page.clock.setFixedTime(new Date(`${day}T10:00:00`));
  await page.reload();
  await expect(plate).toContainText(left.today);
  await page.clock.setFixedTime(new Date(Date.parse(`${day}T10:00:00`) + 864e5));
  await page.reload();
  await expect(plate.locator('time')).not.toHaveAttribute('datetime', day);
  const ahead = [left.days, left.months, left.years].flatMap(({ one, many }) => [one, many]);
  await expect(plate).toContainText(new RegExp([left.tomorrow, ...ahead].join('|').replaceAll('{n}', '\\d+')));
});
