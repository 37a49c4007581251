import type { Page } from '@playwright/test';
import { openForm } from '../support/browser/enquiry-form.ts';
import { searchLink, widget } from '../support/browser/frame.ts';
import { expect, test } from '../support/browser/test.ts';

/** A page of each kind: hero and tiles, table, form, tool, list of dates, article. */
const PAGES = [
  ...['/', '/solutions/payroll', '/services/application-support', '/contact-us', '/tools/support-estimator'],
  ...['/insights/deadlines', '/blogs/what-a-parallel-run-proves'],
];
const WIDTHS = [390, 768, 1024, 1440, 1920];
/** In the full tier only: a phone has the least room. */
const FULL = [768, 1024, 1440, 1920];
/** From where its gutter is as wide as the widget. */
const WIDE = 1440;
/** Parts of the way down the page. */
const PLACES = [0, 0.3, 0.55, 1];

/** Has the parts of the frame that come after the page. */
async function isReady(page: Page) {
  await expect(searchLink(page)).toHaveAttribute('aria-keyshortcuts');
}

/** What the closed widget covers, and whether it is there, once the page is at rest. */
async function atRest(page: Page, place: number) {
  await page.evaluate((part) => scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight)), place);
  // Longer than the page takes to count as at rest.
  await page.waitForTimeout(400);
  return page.evaluate(() => {
    const button = document.querySelector('[data-frame=widget] > button');
    const box = button?.getBoundingClientRect();
    if (!button || !box || getComputedStyle(button).opacity !== '1') return { isShown: false, covered: [] };
    const meets = ({ left, top, right, bottom }: DOMRect) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    const covered: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (!text.textContent?.trim() || parent?.closest('[data-frame], script, style, .visuallyHidden')) continue;
      if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(meets)) covered.push(text.textContent.trim().slice(0, 60));
    }
    for (const control of document.querySelectorAll('main :is(a, button, input, select, textarea, summary)'))
      if (control.checkVisibility({ opacityProperty: true }) && [...control.getClientRects()].some(meets))
        covered.push(control.outerHTML.slice(0, 60));
    return { isShown: true, covered };
  });
}

for (const width of WIDTHS)
  test(`at ${width} px the closed widget covers neither text nor a control, and comes with the first scroll${FULL.includes(width) ? ' @full' : ''}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: width < WIDE ? 844 : 900 });
    let timesShown = 0;
    for (const path of PAGES) {
      await page.goto(path);
      await isReady(page);
      for (const place of PLACES) {
        const { isShown, covered } = await atRest(page, place);
        expect.soft(covered, `${path}, ${place * 100} % down`).toEqual([]);
        if (place === 0) expect.soft(isShown, `${path}, before the first scroll`).toBe(false);
        else if (width >= WIDE)
          await expect.soft(widget(page).button, `${path}, ${place * 100} % down`).toHaveCSS('opacity', '1');
        timesShown += Number(isShown);
      }
    }
    expect(timesShown, 'it is seldom away').toBeGreaterThan((PAGES.length * (PLACES.length - 1)) / 2);
  });

test('a second press meets the button where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/training');
  await isReady(page);
  const { button, secondPress } = widget(page);
  await atRest(page, 1);
  await button.click();
  const [first, second] = [await button.boundingBox(), await secondPress.boundingBox()];
  expect(second).toEqual(first);
});

test('it is away while a field has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const form = await openForm(page);
  await form.firstName.focus();
  expect(await atRest(page, 0.5)).toEqual({ isShown: false, covered: [] });
});
