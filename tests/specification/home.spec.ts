import type { Locator } from '@playwright/test';
import { services, thread, tiles } from '../support/browser/home.ts';
import { settled } from '../support/browser/islands.ts';
import { expect, test } from '../support/browser/test.ts';
import { solutions } from '../support/content.ts';
import { SERVICE_CARDS } from '../support/specified-words.ts';

/** How the home page behaves. tests/static/company-pages.test.ts reads what it says. */

test('a click anywhere on a tile, on a row of the thread or on a card follows its link', async ({ page }) => {
  // The link covers the tile, so the pointer meets it and not the heading below.
  const targets: [Locator, string][] = [
    [tiles(page).getByRole('heading', { level: 3 }).first(), `/solutions/${solutions[0]?.slug}`],
    [thread(page).locator('a[href="/solutions/onboarding"]'), '/solutions/onboarding'],
    [services(page).getByRole('heading', { level: 3 }).last(), SERVICE_CARDS.Support],
  ];
  for (const [target, path] of targets) {
    await page.goto('/');
    await settled(page);
    // In the middle of the window, out of the reach of header and Contact widget.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await target.click({ force: true });
    await expect(page).toHaveURL(path);
  }
});

test('on a phone the first content begins within 900 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await settled(page);
  expect(await tiles(page).evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(900);
});
