import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { count, fill } from '../../common/wording.ts';
import { getOne } from '../../site/content.ts';
import { savedBy } from '../support/browser/insights.ts';
import { expect, test } from '../support/browser/test.ts';
import { deadlinesWords, insights } from '../support/insights.ts';

/** /insights/deadlines: one line through time, a filter, calendars and feeds. */

const PAGE = '/insights/deadlines';
const SLUG = '2026-11-20-employee-central-interfaces';
const recordOf = (slug: string) => getOne('deadlines', slug);
const { title: NAME, sources, differs = '' } = recordOf(SLUG);
const { areas, regions, facts, filter, left } = deadlinesWords;

test('a date says when, for whom, what to do, how sure it is and where it comes from', async ({ page }) => {
  await page.goto(PAGE);
  const entry = page.locator(`[id="${SLUG}"]`);
  await expect(entry.getByRole('heading', { level: 3 })).toHaveText(NAME);
  await expect(entry.locator('time')).toHaveAttribute('datetime', '2026-11-20');
  for (const fact of [facts.affects, facts.action, facts.areas, facts.source, differs])
    await expect(entry).toContainText(fact);
  for (const { label, href = '' } of sources)
    await expect(entry.getByRole('link', { name: label })).toHaveAttribute('href', href);
});

test('days left and the past follow the day of the visit', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2027, 0, 2, 9));
  await page.goto(PAGE);
  await expect(page.getByText(fill(deadlinesWords.todayIs, { date: '2 January 2027' }))).toBeVisible();
  await expect(
    page.locator('[data-group=past] > li').filter({ hasText: recordOf('2027-01-01-rate-limits-new-tenants').title }),
  ).toContainText(left.yesterday);
  await expect(page.locator('[id="2027-01-bahrain-employer-share"]')).toContainText(left.now);
  await expect(page.locator('[id="2027-11-12-basic-authentication"]')).toContainText(count(314, left.days));
});

test('on the day after, nobody is asked to note the date any more', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 21, 9));
  await page.goto(PAGE);
  const passed = page.locator(`[id="${SLUG}"]`);
  await expect(passed).toContainText(left.yesterday);
  await expect(passed.locator('[download]')).toBeHidden();
});

test('a plan is never called done because its day has passed', async ({ page }) => {
  await page.goto(PAGE);
  const release = page.locator('[id="2026-11-13-second-half-release"]');
  await release.locator('summary').click();
  await expect(release).toContainText(deadlinesWords.status.sap.passed);
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
  await expect(page.locator('[data-region=gulf] > article:visible')).toHaveCount(0);
  await page.getByRole('link', { name: filter.reset }).click();
  await expect(shown).toHaveCount(all);
  await expect(page).toHaveURL(PAGE);
});

test('an address with a choice opens with it', async ({ page }) => {
  await page.goto(`${PAGE}?for=gulf`);
  await expect(page.getByRole('checkbox', { name: regions.gulf })).toBeChecked();
  await expect(page.locator('[data-region=india] > article:visible')).toHaveCount(0);
  await expect(page.locator('[data-region=gulf] > article:visible').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all dates stand there, and the filter still filters', async ({ page }) => {
    await page.goto(`${PAGE}?for=gulf`);
    await expect(page.locator(`[id="${SLUG}"]`)).toBeVisible();
    await page.getByRole('checkbox', { name: areas.learning }).check();
    await expect(page.locator(`[id="${SLUG}"]`).getByRole('article')).toBeHidden();
    await page.getByRole('link', { name: filter.reset }).click();
    await expect(page.locator(`[id="${SLUG}"]`).getByRole('article')).toBeVisible();
  });
});

test('one date goes into a calendar', async ({ page }) => {
  await page.goto(PAGE);
  const { name, bytes } = await savedBy(page, () =>
    page.locator(`[id="${SLUG}"]`).getByRole('link', { name: deadlinesWords.add }).click(),
  );
  expect(name).toBe(`${SLUG}.ics`);
  const [event] = new ICAL.Component(ICAL.parse(bytes.toString())).getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('uid')).toBe(`${SLUG}@deadlines.dhr`);
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2026-11-20');
});

test('all dates can be subscribed to, and two calendar programs read the same', async ({ page, request }) => {
  await page.goto(PAGE);
  const subscribe = page.getByRole('link', { name: deadlinesWords.subscribe });
  await expect(subscribe).toHaveAttribute('href', /^webcal:\/\/[^/]+\/insights\/deadlines\.ics$/);
  const answer = await request.get('/insights/deadlines.ics');
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers()['cache-control']).toMatch(/max-age=\d+|no-cache/);
  const text = await answer.text();
  const first = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('uid')));
  const second = Object.values(nodeIcal.sync.parseICS(text)).flatMap((entry) =>
    entry?.type === 'VEVENT' ? [entry.uid] : [],
  );
  expect(first.length).toBeGreaterThan(40);
  expect(second.toSorted()).toEqual(first.toSorted());
});

test('the same dates are there for programs', async ({ request }) => {
  const { deadlines } = await (await request.get('/insights/deadlines.json')).json();
  expect(deadlines.find(({ id }: { id: string }) => id === SLUG)).toMatchObject({ title: NAME, first: '2026-11-20' });
});

test('news and the old addresses of its items stay, from the same records', async ({ page }) => {
  await page.goto('/news#2026-11-13-second-half-release');
  for (const slug of [
    '2026-06-07-pay-transparency',
    '2026-08-17-api-rate-limits',
    '2026-11-13-second-half-release',
    SLUG,
    '2027-01-01-rate-limits-new-tenants',
    '2027-11-12-basic-authentication',
    '2027-12-31-sap-erp-hcm-maintenance',
  ])
    await expect(page.locator(`[id="${slug}"]`)).toBeVisible();
  await expect(page.locator(`[id="${SLUG}"] h2`)).toHaveText(NAME);
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
