import { walk } from '../support/focus.ts';
import { settled } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

/** Every page by Tab alone: the focus is always seen, never behind header or widget, and goes through the page in order. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ORDER = ['skip link', 'header', 'main', 'footer', 'widget'];

for (const width of [1440, 390]) {
  for (const path of [
    '/',
    '/solutions/payroll',
    '/services/application-support',
    '/blogs/SAP-Payroll-Offerings',
    '/privacy-policy',
    '/contact-us',
    '/sitemap',
    '/solutions/no-such-page',
  ]) {
    test(`${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await settled(page);
      const stops = await walk(page);
      expect.soft(stops.filter(({ fault }) => fault).map(({ name, fault }) => `${name}: ${fault}`)).toEqual([]);
      const blocks = stops.map(({ block }) => block);
      expect
        .soft(
          blocks.filter((block, i) => block !== blocks[i - 1]),
          'the blocks in the order of the page',
        )
        .toEqual(ORDER);
      expect
        .soft(
          await page
            .locator('[tabindex]')
            .evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex > 0).length),
        )
        .toBe(0);
    });
  }
}
