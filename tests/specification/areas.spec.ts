import type { Locator } from '@playwright/test';
import { openForm } from '../support/browser/enquiry-form.ts';
import { sideNavigation } from '../support/browser/frame.ts';
import { expect, test } from '../support/browser/test.ts';
import { services, solutions } from '../support/content.ts';
import { NOT_FOUND, PRESELECTED, SERVICE_BUTTONS } from '../support/specified-words.ts';

/** How solutions and services behave. tests/static/areas.test.ts reads what they say. */

test.use({ viewport: { width: 1440, height: 900 } });

/** What distinguishes a link apart from its colour. */
const looksOf = (links: Locator) =>
  links.evaluateAll((all) =>
    all.map((link) => {
      const { fontWeight, boxShadow, borderBlockEndWidth, textDecorationLine } = getComputedStyle(link);
      return [fontWeight, boxShadow, borderBlockEndWidth, textDecorationLine].join(', ');
    }),
  );

// The heads of the groups are bold anyway, so each kind is compared with its own.
for (const [area, path, kind] of [
  ['solutions', '/solutions/payroll', 'li'],
  ['services', '/services/training', 'li'],
  ['services', '/services/consulting', 'p'],
] as const)
  test(`${path}: the active item of the side navigation is highlighted for the eye, too`, async ({ page }) => {
    await page.goto(path);
    const side = sideNavigation(page, area);
    const [look = 'none'] = await looksOf(side.locator('a[aria-current="page"]:visible'));
    const others = await looksOf(side.locator(`${kind} a:visible:not([aria-current])`));
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toContain(look);
  });

for (const [area, from, to] of [
  ['solutions', '/solutions/payroll', '/solutions/compensation'],
  ['services', '/services/training', '/services/health-check'],
] as const)
  test(`the active item of the side navigation follows the route from ${from}`, async ({ page }) => {
    await page.goto(from);
    const active = sideNavigation(page, area).locator('a[aria-current="page"]:visible');
    await sideNavigation(page, area).locator(`a[href="${to}"]:visible`).click();
    await expect(page).toHaveURL(to);
    await expect(active).toHaveAttribute('href', to);
    await page.goBack();
    await expect(active).toHaveAttribute('href', from);
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

test('an unknown path shows ‘404 Not Found’ inside the frame, with status 404', async ({ page }) => {
  for (const path of ['/solutions/no-such-thing', '/services/no-such-thing', '/services/training/more']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
    await expect(sideNavigation(page, path.startsWith('/services') ? 'services' : 'solutions')).toBeVisible();
  }
});

test('Talent Intelligence Hub: a one-pager to download, a real PDF', async ({ page, request }) => {
  await page.goto('/services/sap-talent-intelligence');
  const href = await page.locator('a[download]').getAttribute('href');
  const answer = await request.get(href ?? 'no link');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('‘Learn More’, ‘Get in Touch’ and ‘Contact Us’ buttons lead down the page to #contact', async ({ page }) => {
  for (const words of SERVICE_BUTTONS) {
    const slug = services.find(({ action }) => action === words)?.slug ?? `no page with ${words}`;
    await page.goto(`/services/${slug}`);
    await page.getByRole('main').locator('a[href="#contact"]', { hasText: words }).first().click();
    await expect(page, slug).toHaveURL(`/services/${slug}#contact`);
    await expect(page.locator('section#contact'), slug).toBeInViewport();
  }
});

test('a #contact section leads to the form with the service of its page preselected', async ({ page }) => {
  await page.goto('/services/test-management');
  await page.locator('section#contact').getByRole('link').first().click();
  await expect(page).toHaveURL('/contact-us?service=consulting');
  const { form } = await openForm(page, '?service=consulting');
  await expect(form.locator('label:has(:checked)')).toHaveText([PRESELECTED.consulting]);
});
