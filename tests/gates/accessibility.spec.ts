import type { Page } from '@playwright/test';
import { axeFindings, showWholePage } from '../support/axe.ts';
import { SEND_FORM } from '../support/enquiry-form.ts';
import { hydrated } from '../support/islands.ts';
import { allPaths, handfuls } from '../support/pages.ts';
import { serverPages } from '../support/server-pages.ts';
import { expect, keepIfFaulty, test } from '../support/test.ts';

const WIDTHS = [1440, 390];
const SCHEMES = ['light', 'dark'] as const;
const SECONDS_PER_PAGE = 30;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As it comes on a desk; on a phone with everything open that opens in its main part, the questions above all. */
const look = async (page: Page, what: string) => {
  for (const width of WIDTHS) {
    if (width === 390) {
      await page.locator('main details:not([open])').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '');
      });
    }
    await showWholePage(page, width);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const name = `${what}, ${colorScheme}, ${width} px`;
      expect.soft(await axeFindings(page), name).toEqual([]);
      await keepIfFaulty(page, name);
    }
  }
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
