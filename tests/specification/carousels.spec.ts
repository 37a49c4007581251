import { carousel, expectSlide, swipe, wake } from '../../testing/browser/carousel.ts';
import { openWithoutTime, pass } from '../../testing/browser/clock.ts';
import { banner, testimonials } from '../../testing/browser/home.ts';
import { rendered } from '../../testing/browser/islands.ts';
import { expect, test } from '../../testing/browser/test.ts';

/** Specification, section 4: banner carousel and testimonial slideshow, with the ruling on motion. */

const CAROUSELS = [
  { name: 'banner', find: banner, interval: 3000 },
  { name: 'testimonial slideshow', find: testimonials, interval: 5000 },
];

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

    test('has controls and indicators', async ({ page }) => {
      await openWithoutTime(page, '/');
      const one = carousel(find(page));
      await wake(page, one);
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
    });

    test('has a pause button, first in the tab order, whose label changes', async ({ page }) => {
      await openWithoutTime(page, '/');
      const one = carousel(find(page));
      await wake(page, one);
      await expect(one.root.getByRole('button').first()).toHaveAccessibleName('Pause');
      await one.pause.click();
      await expect(one.play).toBeFocused();
      await page.mouse.move(2, 2);
      await one.play.blur();
      await pass(page, 3 * interval);
      await expectSlide(one, 1, 'paused');
      await one.play.click();
      await expect(one.pause).toBeVisible();
      await page.mouse.move(2, 2);
      await one.pause.blur();
      await rendered(page);
      await pass(page, interval);
      await expectSlide(one, 2, 'playing again');
    });

    test('stops while the pointer is on it', async ({ page }) => {
      await openWithoutTime(page, '/');
      const one = carousel(find(page));
      await wake(page, one);
      await expect(one.live).toHaveAttribute('aria-live', 'off');
      await one.shown.hover();
      await expect(one.live).toHaveAttribute('aria-live', 'polite');
      await pass(page, 3 * interval);
      await expectSlide(one, 1);
      await page.mouse.move(2, 2);
      await expect(one.live).toHaveAttribute('aria-live', 'off');
      await rendered(page);
      await pass(page, interval);
      await expectSlide(one, 2, 'goes on when the pointer has left');
    });

    test('stops while the keyboard is in it, wherever the pointer goes', async ({ page }) => {
      await openWithoutTime(page, '/');
      const one = carousel(find(page));
      await wake(page, one);
      await one.next.focus();
      await expect(one.live).toHaveAttribute('aria-live', 'polite');
      await one.shown.hover();
      await page.mouse.move(2, 2);
      await rendered(page);
      await pass(page, 3 * interval);
      await expectSlide(one, 1);
      await one.next.blur();
      await rendered(page);
      await pass(page, interval);
      await expectSlide(one, 2, 'goes on when the focus has left');
    });

    test('stops in a hidden tab', async ({ page }) => {
      await openWithoutTime(page, '/');
      const one = carousel(find(page));
      await wake(page, one);
      const setHidden = async (hidden: boolean) => {
        await page.evaluate((value) => {
          Object.defineProperty(document, 'hidden', { value, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, hidden);
        await rendered(page);
      };
      await setHidden(true);
      await pass(page, 3 * interval);
      await expectSlide(one, 1);
      await setHidden(false);
      await pass(page, interval);
      await expectSlide(one, 2);
    });

    test.describe('where less motion is wanted', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });
      test('does not move by itself, and plays when asked to', async ({ page }) => {
        await openWithoutTime(page, '/');
        const one = carousel(find(page));
        await wake(page, one);
        await expect(one.play).toBeVisible();
        await pass(page, 3 * interval);
        await expectSlide(one, 1);
        await one.play.click();
        await page.mouse.move(2, 2);
        await one.pause.blur();
        await rendered(page);
        await pass(page, interval);
        await expectSlide(one, 2);
      });
    });

    test.describe('on a touch screen', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
      test('follows a swipe of 40 px to either side, and no shorter one', async ({ page }) => {
        await openWithoutTime(page, '/');
        const one = carousel(find(page));
        await wake(page, one);
        await swipe(page, one.shown, -80);
        await expectSlide(one, 2, 'to the left');
        await swipe(page, one.shown, 80);
        await expectSlide(one, 1, 'to the right');
        await swipe(page, one.shown, -39);
        await rendered(page);
        await expectSlide(one, 1, '39 px');
        await swipe(page, one.shown, -40);
        await expectSlide(one, 2, '40 px');
      });
    });
  });
}

test('a slide chosen by hand stays for a whole interval', async ({ page }) => {
  await openWithoutTime(page, '/');
  const one = carousel(banner(page));
  await wake(page, one);
  await pass(page, 2000);
  await one.bead(4).click();
  await expectSlide(one, 4);
  await page.mouse.move(2, 2);
  await one.bead(4).blur();
  await rendered(page);
  await pass(page, 2999);
  await expectSlide(one, 4);
  await pass(page, 1);
  await expectSlide(one, 5);
});

test('the banner moves on the marigold stretch of the hero line, and its pause stops that too', async ({ page }) => {
  await openWithoutTime(page, '/');
  const one = carousel(banner(page));
  await wake(page, one);
  const step = () => page.locator('[data-stage]').evaluate((stage) => stage.style.getPropertyValue('--step'));
  expect(await step()).toBe('0');
  await pass(page, 3000);
  await expect.poll(step).toBe('1');
  await one.pause.click();
  await pass(page, 9000);
  expect(await step()).toBe('1');
});
