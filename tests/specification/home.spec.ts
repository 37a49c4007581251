import type { Locator } from '@playwright/test';
import { services, thread, tiles } from '../support/browser/home.ts';
import { hydrated, settled } from '../support/browser/islands.ts';
import { expect, test } from '../support/browser/test.ts';
import { solutions } from '../support/content.ts';
import { FIND_OUT_MORE, SERVICE_CARDS } from '../support/specified-words.ts';

/** How the home page behaves. tests/static/company-pages.test.ts reads what it says. */

test('a click anywhere on a tile, on a row of the thread or on a card meets its link', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const targets: [Locator, string][] = [
    [tiles(page).getByRole('heading', { level: 3 }).first(), `/solutions/${solutions[0]?.slug}`],
    [thread(page).locator('a[href="/solutions/onboarding"]'), '/solutions/onboarding'],
    [services(page).getByRole('heading', { level: 3 }).last(), SERVICE_CARDS.Support],
  ];
  for (const [target, path] of targets) {
    const met = await target.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return document
        .elementFromPoint(x + width / 2, y + height / 2)
        ?.closest('a')
        ?.getAttribute('href');
    });
    expect(met).toBe(path);
  }
});

/** What only a screen reader is told takes one pixel. */
const MIN_WORDS_PX = 50;

for (const [width, height, count] of [
  [1440, 900, 3],
  [390, 844, 1],
] as const)
  test(`at ${width} × ${height} the icons of the first tiles are in sight on arrival: ${count}, and each ‘Find out more’ is seen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await settled(page);
    for (let i = 0; i < count; i++) await expect(tiles(page).locator('li > svg').nth(i)).toBeInViewport({ ratio: 1 });
    for (const list of [tiles(page), thread(page)]) {
      const links = list.locator('li a', { hasText: FIND_OUT_MORE });
      const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().width));
      expect(boxes.filter((boxWidth) => boxWidth > MIN_WORDS_PX)).toHaveLength(solutions.length);
    }
  });

test('a visit fetches only files of the site itself and leaves nothing in the browser', async ({
  page,
  context,
  baseURL,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`));
  for (const path of ['/', '/solutions/payroll', '/contact-us']) {
    await page.goto(path);
    await hydrated(page);
  }
  const own = calls.filter((call) => call !== `POST ${baseURL}/api/visit`);
  expect(own.filter((call) => !call.startsWith(`GET ${baseURL}/`) || call.includes('/api/'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});
