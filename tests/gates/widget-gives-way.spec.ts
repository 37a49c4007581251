import type { Page } from '@playwright/test';
import { widget } from '../support/browser/frame.ts';
import { hydrated, settled } from '../support/browser/islands.ts';
import { expect, test } from '../support/browser/test.ts';

/** The floating Contact Us never lies on what somebody uses or reads. */

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** What lies under the button while it can be seen: words, or something to press. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('[data-frame=widget] > button');
    if (!button || getComputedStyle(button).opacity === '0') return [];
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const lies = (box: DOMRect) => box.left < right && left < box.right && box.top < bottom && top < box.bottom;
    const found = new Set<string>();
    for (let x = left + 1; x < right; x += 8)
      for (let y = top + 1; y < bottom; y += 8)
        for (const element of document.elementsFromPoint(x, y)) {
          if (element.closest('[data-frame=widget]')) continue;
          if (element.matches('a, button, input, select, textarea, summary, label, [role=alert]'))
            found.add(element.outerHTML.slice(0, 80));
          for (const node of element.childNodes) {
            if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            if ([...range.getClientRects()].some(lies)) found.add(node.textContent.slice(0, 80));
          }
        }
    return [...found];
  });

/** Its script has come. */
const awake = (page: Page) => page.waitForFunction(() => document.querySelector('[data-frame=widget][data-look]'));

/** Packages and prices, tables, long texts, lists of dates, fields. */
const PAGES = [
  '/services/application-support',
  '/insights/payroll-gulf',
  '/insights/deadlines',
  '/blogs/what-a-parallel-run-proves',
  '/tools/payroll-advisor',
  '/contact-us',
];

const FIELDS = ['/tools/payroll-advisor', '/contact-us'];

/** Stops everywhere on the page, and looks at the widget wherever it has come to rest. */
const lookEverywhere = async (page: Page, height: number) => {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  let seen = 0;
  for (let top = 0; top < end - height; top += 500) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(() => covered(page), `at ${top} px`).toEqual([]);
    if ((await widget(page).button.evaluate((button) => getComputedStyle(button).opacity)) !== '0') seen += 1;
  }
  return seen;
};

for (const size of [PHONE, DESK])
  for (const path of PAGES) {
    test(`${path}: it lies on no words and nothing that can be pressed, ${size.width} px wide`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(path);
      await settled(page);
      await page.mouse.wheel(0, 1);
      await awake(page);
      const seen = await lookEverywhere(page, size.height);
      // Fields take the whole width of a phone, and it leaves for them.
      if (size === DESK || !FIELDS.includes(path)) expect(seen, 'it is there somewhere').toBeGreaterThan(0);
    });
  }

test('it lies on no error of the form', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/contact-us');
  await hydrated(page);
  await awake(page);
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('#problem')).toBeFocused();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await lookEverywhere(page, PHONE.height);
});

test('it leaves while a field has the focus, and comes back', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/contact-us');
  await hydrated(page);
  await awake(page);
  const { button } = widget(page);
  await page.locator('[name=firstName]').focus();
  await expect(button).toHaveCSS('opacity', '0');
  await expect(button).toHaveCSS('pointer-events', 'none');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(button).toHaveCSS('opacity', '1');
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
