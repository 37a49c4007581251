import { allPaths, isNotFound, publicPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test.describe('nothing is cut off', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const path of allPaths) {
    test(`${path} does not scroll sideways from 320 to 1920 px, nor with text at 200 %`, async ({
      page,
      complaints,
    }) => {
      await page.goto(path);
      if (isNotFound(path)) complaints.length = 0;
      for (const width of [320, 390, 640, 768, 991, 992, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(overflow), `at ${width} px`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await page.evaluate(overflow), 'with text at 200 %').toBeLessThanOrEqual(0);
    });
  }
});

test.describe('nothing moves while a page loads', () => {
  for (const path of publicPaths) {
    test(`${path} has a layout shift of 0`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      const total = await page.evaluate(() =>
        (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
      );
      // The web font replaces a metric-matched fallback: what is left is far below what anybody can see.
      expect(total).toBeLessThan(0.005);
    });
  }
});
