import type { Page } from '@playwright/test';
import { carousel, expectSlide, swipe, wake } from '../support/browser/carousel.ts';
import { pass, stopTime } from '../support/browser/clock.ts';
import { banner, testimonials } from '../support/browser/home.ts';
import { rendered } from '../support/browser/islands.ts';
import { expect, test } from '../support/browser/test.ts';
import { say } from '../support/content.ts';

/** Banner and testimonials, as a visitor meets them. They share one script, which carousel.test.tsx covers further. */

async function open(page: Page, find = banner) {
  await stopTime(page);
  await page.goto('/');
  const one = carousel(find(page));
  await wake(page, one);
  return one;
}

/** The pointer and the focus go elsewhere, and React has answered to it. */
async function letGo(page: Page) {
  await page.mouse.move(2, 2);
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await rendered(page);
}

for (const { name, find, interval } of [
  { name: 'banner', find: banner, interval: 3000 },
  { name: 'testimonial slideshow', find: testimonials, interval: 5000 },
])
  test(`the ${name} advances every ${interval / 1000} seconds through six, wraps, can be paused and moved by hand`, async ({
    page,
  }) => {
    const one = await open(page, find);
    await expectSlide(one, 1);
    await pass(page, interval - 1);
    await expectSlide(one, 1, '1 ms before the second');
    await pass(page, 1);
    for (const n of [2, 3, 4, 5, 6, 1]) {
      await expectSlide(one, n);
      await pass(page, interval);
    }
    await expect(one.root.getByRole('button').first(), 'first in the tab order').toHaveAccessibleName(say('pause'));
    await one.pause.click();
    await expect(one.play).toBeFocused();
    await letGo(page);
    await pass(page, 3 * interval);
    await expectSlide(one, 2, 'paused');
    await one.next.click();
    await expectSlide(one, 3, 'by a control');
    await one.bead(1).click();
    await expectSlide(one, 1, 'by an indicator');
    await one.previous.click();
    await expectSlide(one, 6, 'from the first back to the last');
  });

test('a carousel stops while the pointer is on it, and while the keyboard is in it wherever the pointer goes', async ({
  page,
}) => {
  const one = await open(page);
  await one.shown.hover();
  await expect(one.live).toHaveAttribute('aria-live', 'polite');
  await pass(page, 9000);
  await expectSlide(one, 1);
  await letGo(page);
  await pass(page, 3000);
  await expectSlide(one, 2, 'goes on when the pointer has left');

  await one.next.focus();
  await expect(one.live).toHaveAttribute('aria-live', 'polite');
  await one.shown.hover();
  await page.mouse.move(2, 2);
  await rendered(page);
  await pass(page, 9000);
  await expectSlide(one, 2);
  await letGo(page);
  await pass(page, 3000);
  await expectSlide(one, 3, 'goes on when the focus has left');
});

test.describe('on a touch screen where less motion is wanted', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });
  test('a carousel moves only when asked to, and by a swipe of 40 px and no shorter one', async ({ page }) => {
    const one = await open(page);
    await expect(one.play).toBeVisible();
    await pass(page, 9000);
    await expectSlide(one, 1);
    for (const [distance, n] of [
      [-80, 2],
      [80, 1],
      [-39, 1],
      [-40, 2],
    ] as const) {
      await swipe(page, one.shown, distance);
      await rendered(page);
      await expectSlide(one, n, `${distance} px`);
    }
    await one.play.click();
    await letGo(page);
    await pass(page, 3000);
    await expectSlide(one, 3);
  });
});
