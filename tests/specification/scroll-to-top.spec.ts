import { settled } from '../support/browser/islands.ts';
import { expect, test } from '../support/browser/test.ts';

/** Every page scrolls smoothly to the top on load; tests/static/every-page.test.ts finds the script on each. */

/** Records how the page scrolled. */
const remember = () => {
  const calls: unknown[] = [];
  Object.assign(globalThis, { calls });
  const scroll = globalThis.scrollTo;
  globalThis.scrollTo = (...[to]: unknown[]) => {
    calls.push(to);
    scroll(to as ScrollToOptions);
  };
};
const calls = () => (globalThis as unknown as { calls: unknown[] }).calls;
const top = () => Math.round(globalThis.scrollY);
const WATCHED = '/termsofuse';

test('on a fresh visit', async ({ page }) => {
  await page.addInitScript(remember);
  await page.goto(WATCHED);
  await expect.poll(() => page.evaluate(calls)).toEqual([{ top: 0, behavior: 'smooth' }]);
});

test('on a reload, even half-way down', async ({ page }) => {
  await page.goto(WATCHED);
  await settled(page);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(top)).toBe(2000);
  await page.reload();
  await expect.poll(() => page.evaluate(top)).toBe(0);
});

test('going back restores the old position', async ({ page, allowComplaint }) => {
  // A web font that comes after the place was restored moves it by 2 px, while the words stay where they are.
  allowComplaint(/net::ERR_FAILED .*\.woff2/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(WATCHED);
  await settled(page);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(top)).toBe(1500);
  await page.goto('/disclaimer');
  await page.goBack();
  await expect.poll(() => page.evaluate(top)).toBe(1500);
});

test('a visit with a fragment goes to that place instead', async ({ page }) => {
  await page.goto(WATCHED);
  const place = (await page.locator('main h2[id]').last().getAttribute('id')) ?? 'no heading';
  await page.goto('about:blank');
  await page.goto(`${WATCHED}#${place}`);
  await expect(page.locator(`[id="${place}"]`)).toBeInViewport();
  expect(await page.evaluate(top)).toBeGreaterThan(500);
});

test.describe('where less motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('it jumps', async ({ page }) => {
    await page.addInitScript(remember);
    await page.goto(WATCHED);
    await expect.poll(() => page.evaluate(calls)).toEqual([{ top: 0, behavior: 'instant' }]);
  });
});
