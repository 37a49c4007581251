import type { Page } from '@playwright/test';
import { carousel, expectSlide, swipe, wake } from '../support/browser/carousel.ts';
import { openWithoutTime, pass } from '../support/browser/clock.ts';
import { banner, testimonials } from '../support/browser/home.ts';
import { rendered } from '../support/browser/islands.ts';
import { expect, test } from '../support/browser/test.ts';
import { say } from '../support/content.ts';

/** Banner and testimonials, as a visitor meets them. carousel.test.tsx covers what needs no browser. */

const CAROUSELS = [
  { name: 'banner', find: banner, interval: 3000 },
  { name: 'testimonial slideshow', find: testimonials, interval: 5000 },
];

/** The pointer and the focus go elsewhere, and React has answered to it. */
const letGo = async (page: Page) => {
  await page.mouse.move(2, 2);
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await rendered(page);
};

for (const { name, find, interval } of CAROUSELS) {
  test.describe(`the ${name}`, () => {
    test(`advances by itself every ${interval / 1000} seconds through six and wraps to the first`, async ({ page }) => {
      await openWithoutTime(page, '/');
      const one = carousel(find(page));
      await wake(page, one);
      await expectSlide(one, 1);
      for (const next of [2, 3, 4, 5, 6, 1]) {
        await pass(page, interval - 1);
        await expectSlide(one, next === 1 ? 6 : next - 1, `1 ms before ${next}`);
        await pass(page, 1);
        await expectSlide(one, next);
      }
    });

    test('has a pause button, first in the tab order, then controls and indicators', async ({ page }) => {
      await openWithoutTime(page, '/');
      const one = carousel(find(page));
      await wake(page, one);
      await expect(one.root.getByRole('button').first()).toHaveAccessibleName(say('pause'));
      await one.pause.click();
      await expect(one.play).toBeFocused();
      await letGo(page);
      await pass(page, 3 * interval);
      await expectSlide(one, 1, 'paused');
      await one.next.click();
      await expectSlide(one, 2);
      await one.previous.click();
      await one.previous.click();
      await expectSlide(one, 6, 'from the first back to the last');
      await one.next.click();
      await expectSlide(one, 1, 'and on to the first');
      for (const n of [4, 2]) {
        await one.bead(n).click();
        await expectSlide(one, n);
      }
      await one.play.click();
      await expect(one.pause).toBeVisible();
      await letGo(page);
      await pass(page, interval);
      await expectSlide(one, 3, 'playing again');
    });

    test('stops while the pointer is on it, and while the keyboard is in it wherever the pointer goes', async ({
      page,
    }) => {
      await openWithoutTime(page, '/');
      const one = carousel(find(page));
      await wake(page, one);
      await expect(one.live).toHaveAttribute('aria-live', 'off');
      await one.shown.hover();
      await expect(one.live).toHaveAttribute('aria-live', 'polite');
      await pass(page, 3 * interval);
      await expectSlide(one, 1);
      await letGo(page);
      await pass(page, interval);
      await expectSlide(one, 2, 'goes on when the pointer has left');

      await one.next.focus();
      await expect(one.live).toHaveAttribute('aria-live', 'polite');
      await one.shown.hover();
      await page.mouse.move(2, 2);
      await rendered(page);
      await pass(page, 3 * interval);
      await expectSlide(one, 2);
      await letGo(page);
      await pass(page, interval);
      await expectSlide(one, 3, 'goes on when the focus has left');
    });

    test.describe('on a touch screen where less motion is wanted', () => {
      test.use({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        contextOptions: { reducedMotion: 'reduce' },
      });
      test('does not move by itself, follows a swipe of 40 px and no shorter one, and plays when asked to', async ({
        page,
      }) => {
        await openWithoutTime(page, '/');
        const one = carousel(find(page));
        await wake(page, one);
        await expect(one.play).toBeVisible();
        await pass(page, 3 * interval);
        await expectSlide(one, 1);
        await swipe(page, one.shown, -80);
        await expectSlide(one, 2, 'to the left');
        await swipe(page, one.shown, 80);
        await expectSlide(one, 1, 'to the right');
        await swipe(page, one.shown, -39);
        await rendered(page);
        await expectSlide(one, 1, '39 px');
        await swipe(page, one.shown, -40);
        await expectSlide(one, 2, '40 px');
        await one.play.click();
        await letGo(page);
        await pass(page, interval);
        await expectSlide(one, 3);
      });
    });
  });
}
