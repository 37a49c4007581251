import type { Page } from '@playwright/test';
import { widget } from '../../testing/browser/frame.ts';
import { hydrated, settled } from '../../testing/browser/islands.ts';
import { expect, test } from '../../testing/browser/test.ts';

/** The floating Contact Us never lies on what somebody uses or reads. */

const PHONE = { width: 390, height: 844 };

/** What lies under the button while it can be seen: words or something to press. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('[data-frame=widget] > button');
    if (!button || getComputedStyle(button).opacity === '0') return [];
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const found = new Set<string>();
    for (let x = left + 1; x < right; x += 8)
      for (let y = top + 1; y < bottom; y += 8)
        for (const element of document.elementsFromPoint(x, y)) {
          if (element.closest('[data-frame=widget]')) continue;
          if (element.matches('a, button, input, select, textarea, summary, [role=alert]'))
            found.add(element.outerHTML.slice(0, 80));
        }
    return [...found];
  });

/** Its script has come. */
const awake = (page: Page) => page.waitForFunction(() => document.querySelector('[data-frame=widget][data-look]'));

for (const path of ['/services/application-support', '/tools/payroll-advisor', '/contact-us']) {
  test(`${path}: it lies on nothing that can be pressed, wherever a phone stops`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await settled(page);
    await page.mouse.wheel(0, 1);
    await awake(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height - PHONE.height; top += 500) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await expect.poll(() => covered(page), `at ${top} px`).toEqual([]);
    }
  });
}

test('it leaves while a field has the focus, and comes back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/contact-us');
  await hydrated(page);
  await awake(page);
  const { button } = widget(page);
  await page.locator('[name=firstName]').focus();
  await expect(button).toHaveCSS('opacity', '0');
  await expect(button).toHaveCSS('pointer-events', 'none');
});

test('on a phone it is compact, keeps its name and is not printed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about-us');
  await settled(page);
  const { button } = widget(page);
  const box = await button.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(52);
  await expect(button).toHaveAccessibleName(/\w/);
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
});
