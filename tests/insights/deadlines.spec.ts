import ICAL from 'ical.js';
import { count, fill } from '../../common/wording.ts';
import { getOne } from '../../site/content.ts';
import { savedBy } from '../support/browser/insights.ts';
import { expect, test } from '../support/browser/test.ts';
import { deadlinesWords, insights } from '../support/insights.ts';

/** /insights/deadlines: one line through time, a filter, calendars and feeds. */

const PAGE = '/insights/deadlines';
const SLUG = '2026-11-20-employee-central-interfaces';
const { areas, regions, filter, left } = deadlinesWords;

test('days left, the past and what can be noted follow the day of the visit', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2027, 0, 2, 9));
  await page.goto(PAGE);
  await expect(page.getByText(fill(deadlinesWords.todayIs, { date: '2 January 2027' }))).toBeVisible();
  const passed = page.locator('[data-group=past] > [id="2027-01-01-rate-limits-new-tenants"]');
  await expect(passed).toContainText(left.yesterday);
  await expect(passed.locator('[download]')).toBeHidden();
  await expect(page.locator('[id="2027-01-bahrain-employer-share"]')).toContainText(left.now);
  await expect(page.locator('[id="2027-11-12-basic-authentication"]')).toContainText(count(314, left.days));
});

test('the filter shows what concerns one, keeps it in the address and can be undone', async ({ page }) => {
  await page.goto(PAGE);
  const shown = page.locator('[data-areas] > article:visible');
  const all = await shown.count();
  await page.getByRole('checkbox', { name: areas.learning }).check();
  await expect(page).toHaveURL(`${PAGE}?for=learning`);
  expect(await shown.count()).toBeLessThan(all);
  for (const item of await page.locator('[data-areas]:has(> article:visible)').all())
    expect(await item.getAttribute('data-areas')).toContain('learning');
  await page.getByRole('checkbox', { name: regions.india }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: regions.india })).toBeChecked();
  await expect(page.locator('[data-region=gulf] > article:visible')).toHaveCount(0);
  await page.getByRole('link', { name: filter.reset }).click();
  await expect(shown).toHaveCount(all);
  await expect(page).toHaveURL(PAGE);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all dates are there, and the filter still filters @full', async ({ page }) => {
    await page.goto(`${PAGE}?for=gulf`);
    const entry = page.locator(`[id="${SLUG}"]`);
    await expect(entry).toBeVisible();
    await page.getByRole('checkbox', { name: areas.learning }).check();
    await expect(entry.getByRole('article')).toBeHidden();
    await page.getByRole('link', { name: filter.reset }).click();
    await expect(entry.getByRole('article')).toBeVisible();
  });
});

test('one date goes into a calendar, and all can be subscribed to', async ({ page, request }) => {
  await page.goto(PAGE);
  const { name, bytes } = await savedBy(page, () =>
    page.locator(`[id="${SLUG}"]`).getByRole('link', { name: deadlinesWords.add }).click(),
  );
  expect(name).toBe(`${SLUG}.ics`);
  const [event] = new ICAL.Component(ICAL.parse(bytes.toString())).getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('uid')).toBe(`${SLUG}@deadlines.dhr`);
  const subscribe = page.getByRole('link', { name: deadlinesWords.subscribe });
  await expect(subscribe).toHaveAttribute('href', /^webcal:\/\/[^/]+\/insights\/deadlines\.ics$/);
  const answer = await request.get('/insights/deadlines.ics');
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers()['cache-control']).toMatch(/max-age=\d+|no-cache/);
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
