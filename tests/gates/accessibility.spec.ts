import type { Page } from '@playwright/test';
import { axeFindings, showWholePage } from '../../testing/browser/axe.ts';
import { SEND_FORM } from '../../testing/browser/enquiry-form.ts';
import { hydrated } from '../../testing/browser/islands.ts';
import { allPaths, handfuls } from '../../testing/browser/pages.ts';
import { serverPages } from '../../testing/browser/server-pages.ts';
import { expect, keepIfFaulty, test } from '../../testing/browser/test.ts';

const WIDTHS = [1440, 390];
const SCHEMES = ['light', 'dark'] as const;
const SECONDS_PER_PAGE = 30;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const lookInBoth = async (page: Page, what: string) => {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await axeFindings(page), `${what}, ${colorScheme}`).toEqual([]);
    await keepIfFaulty(page, `${what}, ${colorScheme}`);
  }
};

/** As it comes, on a desk and on a phone; there once more with everything open that opens, the questions above all. */
const look = async (page: Page, what: string) => {
  for (const width of WIDTHS) {
    await showWholePage(page, width);
    await lookInBoth(page, `${what}, ${width} px`);
  }
  const closed = page.locator('main details:not([open])');
  if ((await closed.count()) === 0) return;
  await closed.evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });
  await showWholePage(page, 390);
  await lookInBoth(page, `${what}, 390 px, all open`);
};

for (const { title, paths } of handfuls(allPaths)) {
  test(`axe finds nothing in light and dark, on a phone and a desk: ${title}`, async ({ page }) => {
    test.setTimeout(paths.length * SECONDS_PER_PAGE * 1000);
    for (const path of paths) {
      await page.goto(path);
      await look(page, path);
    }
  });
}

test('axe finds nothing on the pages that the server writes itself', async ({ page, request }) => {
  for (const { name, status, html, policy } of await serverPages(request)) {
    await page.route(`**${SEND_FORM}`, (route) =>
      route.fulfill({ status, contentType: 'text/html', headers: { 'content-security-policy': policy }, body: html }),
    );
    await page.goto(SEND_FORM);
    await hydrated(page);
    await look(page, name);
    await page.unroute(`**${SEND_FORM}`);
  }
});
