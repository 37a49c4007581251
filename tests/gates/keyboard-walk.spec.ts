import { type Stop, walk, walkBack } from '../support/browser/focus.ts';
import { settled } from '../support/browser/islands.ts';
import { expect, test } from '../support/browser/test.ts';

/**
 * Pages by Tab alone, forward and back: the focus is always seen, never behind header or widget, and goes through the
 * page in order.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const EVERYDAY = ['/', '/services/application-support', '/contact-us'];
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
    const tier = width === 1440 && EVERYDAY.includes(path) ? '' : ' @full';
    test(`${path} at ${width} px${tier}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await settled(page);
      const stops = await walk(page);
      const back = await walkBack(page, stops.length);
      const faults = (all: Stop[]) => all.filter(({ fault }) => fault).map(({ name, fault }) => `${name}: ${fault}`);
      expect.soft(faults(stops), 'on the way forward').toEqual([]);
      expect.soft(faults(back), 'on the way back').toEqual([]);
      // A carousel that had been running is at rest on the way back.
      const names = (all: Stop[]) => all.map(({ name }) => name.replace('Pause', 'Play'));
      expect.soft(names(back).reverse(), 'the same stops on the way back').toEqual(names(stops));
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
