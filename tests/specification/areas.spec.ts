import type { Locator } from '@playwright/test';
import { openForm } from '../support/browser/enquiry-form.ts';
import { sideNavigation } from '../support/browser/frame.ts';
import { settled } from '../support/browser/islands.ts';
import { expect, test } from '../support/browser/test.ts';
import { services, solutions } from '../support/content.ts';
import { PRESELECTED, SERVICE_BUTTONS } from '../support/specified-words.ts';

/** How solutions and services behave. tests/static/areas.test.ts reads what they say. */

/** The looks of a link apart from its colour. */
function looksOf(links: Locator) {
  return links.evaluateAll((all) =>
    all.map((link) => {
      const { fontWeight, boxShadow, borderBlockEndWidth, textDecorationLine } = getComputedStyle(link);
      return [fontWeight, boxShadow, borderBlockEndWidth, textDecorationLine].join(', ');
    }),
  );
}

// The heads of the groups are bold anyway, so each kind is compared with its own.
for (const [area, from, to, kind] of [
  ['solutions', '/solutions/payroll', '/solutions/compensation', 'li'],
  ['services', '/services/training', '/services/consulting', 'p'],
] as const)
  test(`the active item of the side navigation follows the route from ${from}, also for the eye`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(from);
    const side = sideNavigation(page, area);
    const active = side.locator('a[aria-current="page"]:visible');
    await side.locator(`a[href="${to}"]:visible`).click();
    await expect(page).toHaveURL(to);
    await expect(active).toHaveAttribute('href', to);
    const others = await looksOf(side.locator(`${kind} a:visible:not([aria-current])`));
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toContain((await looksOf(active))[0]);
    await page.goBack();
    await expect(active).toHaveAttribute('href', from);
  });

for (const [width, height, javaScriptEnabled] of [
  [1440, 900, true],
  [1366, 768, true],
  [1280, 720, true],
  [1280, 720, false],
] as const)
  test.describe(`at ${width} × ${height}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width, height }, javaScriptEnabled });
    const title = 'the current item is in sight on arrival, and the page stays where it is';
    test(width > 1280 ? `${title} @full` : title, async ({ page }) => {
      for (const path of [
        ...['application-support', 'sap-payroll', 'solution-architecture', 'value-assurance'].map(
          (slug) => `services/${slug}`,
        ),
        'solutions/business-ai-hr',
      ]) {
        await page.goto(`/${path}`);
        if (javaScriptEnabled) await settled(page);
        const current = page.locator('nav.stays [aria-current="page"]');
        await expect(current, path).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => scrollY), path).toBe(0);
      }
    });
  });

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('the side navigation is one line with the name of the page, which opens on tap', async ({ page }) => {
    await page.goto('/solutions/payroll');
    const summary = sideNavigation(page, 'solutions').locator('summary');
    await expect(summary).toContainText(solutions.find(({ slug }) => slug === 'payroll')?.label ?? 'no label');
    const other = sideNavigation(page, 'solutions').locator('details a[href="/solutions/learning"]');
    await expect(other).toBeHidden();
    await summary.tap();
    await expect(other).toBeVisible();
  });
});

test('‘Learn More’, ‘Get in Touch’ and ‘Contact Us’ lead down the page to #contact, and from there to the form', async ({
  page,
}) => {
  for (const words of SERVICE_BUTTONS) {
    const slug = services.find(({ action }) => action === words)?.slug ?? `no page with ${words}`;
    await page.goto(`/services/${slug}`);
    await page.getByRole('main').locator('a[href="#contact"]', { hasText: words }).first().click();
    await expect(page, slug).toHaveURL(`/services/${slug}#contact`);
    await expect(page.locator('section#contact'), slug).toBeInViewport();
  }
  await page.goto('/services/test-management');
  await page.locator('section#contact').getByRole('link').first().click();
  await expect(page).toHaveURL('/contact-us?service=consulting');
  const { form } = await openForm(page, '?service=consulting');
  await expect(form.locator('label:has(:checked)')).toHaveText([PRESELECTED.consulting]);
});
