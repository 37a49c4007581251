import type { Page } from '@playwright/test';
import { settled } from '../support/browser/islands.ts';
import { expect, test } from '../support/browser/test.ts';

/** Every page scrolls smoothly to the top on load; tests/static/every-page.test.ts finds the script on each. */

const PAGE = '/termsofuse';
function top(page: Page) {
  return page.evaluate(() => Math.round(scrollY));
}

for (const [reducedMotion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const)
  test(`on a fresh visit, ${behavior}, where the wish for less motion is: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const calls: unknown[] = [];
      Object.assign(globalThis, { calls });
      globalThis.scrollTo = (to: unknown) => void calls.push(to);
    });
    await page.goto(PAGE);
    await expect.poll(() => page.evaluate('calls')).toEqual([{ top: 0, behavior }]);
  });

test('but not away from words that a link names', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  const last = page.locator('main h2 + p').last();
  const words = (await last.innerText()).split(' ', 5).join(' ');
  await page.goto('about:blank');
  await page.goto(`${PAGE}#:~:text=${encodeURIComponent(words)}`);
  await settled(page);
  await expect(last).toBeInViewport();
  expect(await top(page)).toBeGreaterThan(500);
});

test('on a reload too, while going back restores the place and a fragment leads to its own', async ({
  page,
  allowComplaint,
}) => {
  // A web font that comes after the place was restored moves it by 2 px, while the words stay where they are.
  allowComplaint(/net::ERR_FAILED .*\.woff2/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(PAGE);
  await settled(page);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => top(page)).toBe(1500);
  await page.goto('/disclaimer');
  await page.goBack();
  await expect.poll(() => top(page)).toBe(1500);
  await page.reload();
  await expect.poll(() => top(page)).toBe(0);

  const place = (await page.locator('main h2[id]').last().getAttribute('id')) ?? 'no heading';
  await page.goto('about:blank');
  await page.goto(`${PAGE}#${place}`);
  await expect(page.locator(`[id="${place}"]`)).toBeInViewport();
  expect(await top(page)).toBeGreaterThan(500);
});
