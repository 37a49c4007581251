import { breadcrumb, sideNavigation, targetsOf } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';
import { SERVICES } from './lists.ts';

/** Specification, section 2: services area. What the pages say stands in the next file. */

test.use({ viewport: { width: 1440, height: 900 } });

const AREA = {
  heading: 'SAP SuccessFactors Implementation',
  tagline: 'Advice, implementation and support, measured on payday.',
};

test('/services: heading ‘SAP SuccessFactors Implementation’, a short tagline, a side navigation', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(AREA.heading);
  await expect(page.locator('h1 + p')).toHaveText(AREA.tagline);
  const targets = await targetsOf(sideNavigation(page, 'Services').locator('a:visible'));
  expect(targets.toSorted()).toEqual(
    Object.keys(SERVICES)
      .map((slug) => `/services/${slug}`)
      .toSorted(),
  );
});

for (const [slug, label] of Object.entries(SERVICES)) {
  test(`/services/${slug} is headed ‘${label}’, under the banner of the area, its link highlighted`, async ({
    page,
  }) => {
    await page.goto(`/services/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
    // Where the label is the heading of the area, it is said once, in the h1.
    const banner = label === AREA.heading ? AREA.tagline : `${AREA.heading} ${AREA.tagline}`;
    await expect(page.locator('p:has(+ h1)'), 'the banner').toHaveText(banner);
    await expect(page.locator('h1 + p'), 'a sentence about the service').toHaveText(/\w+ \w+/);

    const side = sideNavigation(page, 'Services');
    const active = side.locator('a[aria-current="page"]:visible');
    await expect(active).toHaveCount(1);
    await expect(active).toHaveAttribute('href', `/services/${slug}`);
    await expect(side.locator('a:visible')).toHaveCount(20);

    await expect(page.getByRole('main').getByRole('article'), 'a content pane').toContainText(/\w+ \w+ \w+/);
    await expect(breadcrumb(page).getByRole('listitem').first()).toHaveText('Home');
    await expect(breadcrumb(page).locator('[aria-current="page"]')).toHaveCount(1);
  });
}

test('contact links point to #contact, and from there to the form with the service of the page', async ({ page }) => {
  for (const slug of Object.keys(SERVICES)) {
    await page.goto(`/services/${slug}`);
    const contact = page.locator('section#contact');
    await expect.soft(contact, `${slug} ends in a contact section`).toHaveCount(1);
    const [target] = await targetsOf(contact.getByRole('link'));
    expect.soft(target, slug).toMatch(/^\/contact-us\?service=[a-z-]+$/);
    const jumps = page
      .getByRole('main')
      .locator('a[href="#contact"]')
      .filter({ hasNotText: /^Ask about/ });
    for (const words of await jumps.allTextContents()) {
      expect.soft(words, slug).toMatch(/^(Learn More|Get in Touch|Contact Us)$/);
    }
  }
});

test('‘Learn More’, ‘Get in Touch’ and ‘Contact Us’ buttons appear, and lead down the page', async ({ page }) => {
  for (const [slug, words] of [
    ['sap-talent-intelligence', 'Learn More'],
    ['application-support', 'Get in Touch'],
    ['integration-services', 'Contact Us'],
  ] as const) {
    await page.goto(`/services/${slug}`);
    await page.getByRole('main').locator('a[href="#contact"]', { hasText: words }).first().click();
    await expect(page, slug).toHaveURL(`/services/${slug}#contact`);
    await expect(page.locator('section#contact'), slug).toBeInViewport();
  }
});

test.describe('unknown sub-path', () => {
  test('shows ‘404 Not Found’ inside the frame, with status 404 and the side navigation', async ({ page }) => {
    const answer = await page.goto('/services/no-such-thing');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
    await expect(page.locator('p:has(+ h1)'), 'the banner').toHaveText(`${AREA.heading} ${AREA.tagline}`);
    const side = sideNavigation(page, 'Services');
    await expect(side.locator('a:visible')).toHaveCount(20);
    await expect(side.locator('[aria-current]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'All services' })).toHaveAttribute(
      'href',
      '/services',
    );
  });

  for (const [typed, slug] of [
    ['trainings', 'training'],
    ['change-managment', 'change-management'],
    ['health_check', 'health-check'],
  ] as const) {
    test(`/services/${typed} offers the nearest slug, ${slug}`, async ({ page }) => {
      await page.goto(`/services/${typed}`);
      await page.getByRole('link', { name: /^Did you mean .+\?$/ }).click();
      await expect(page).toHaveURL(`/services/${slug}`);
    });
  }
});
