import type { Locator } from '@playwright/test';
import { breadcrumb, sideNavigation, targetsOf } from '../../testing/browser/frame.ts';
import { expect, test } from '../../testing/browser/test.ts';
import { SERVICE_WORDS, SERVICES, SERVICES_MENU } from '../../testing/specified-words.ts';

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
  const side = sideNavigation(page, 'Services');
  const slugs = SERVICES_MENU.flatMap(({ head, slugs }) => (head ? [head, ...slugs] : slugs));
  expect(await targetsOf(side.locator('a:visible'))).toEqual(slugs.map((slug) => `/services/${slug}`));
  await expect(side.locator('a:visible')).toHaveText(slugs.map((slug) => SERVICE_WORDS[slug] ?? 'no words'));
  await expect(side.locator('[aria-current]'), 'none of them active').toHaveCount(0);
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

/** How a link stands out without its colour. The heads of the groups are bold anyway, so each kind is seen by itself. */
const looksOf = (links: Locator) =>
  links.evaluateAll((all) =>
    all.map((link) => {
      const { fontWeight, boxShadow, borderBlockEndWidth, textDecorationLine } = getComputedStyle(link);
      return [fontWeight, boxShadow, borderBlockEndWidth, textDecorationLine].join(', ');
    }),
  );

for (const [slug, label] of Object.entries(SERVICES)) {
  const group = SERVICES_MENU.find(({ head, slugs }) => head === slug || slugs.includes(slug));
  const service = group?.asks ?? slug;
  test(`/services/${slug} is headed ‘${label}’, its link highlighted, and its #contact asks for ‘${service}’`, async ({
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
    await expect(active).toHaveText(SERVICE_WORDS[slug] ?? 'no words');
    const isHead = group?.head === slug;
    const [look = 'none'] = await looksOf(active);
    const others = await looksOf(side.locator(`${isHead ? 'p' : 'li'} a:visible:not([aria-current])`));
    expect(others, 'links of its kind').toHaveLength(isHead ? 2 : 16);
    expect(others, 'highlighted for the eye, too').not.toContain(look);

    await expect(page.getByRole('main').getByRole('article'), 'a content pane').toContainText(/\w+ \w+ \w+/);
    await expect(breadcrumb(page).getByRole('listitem').first()).toHaveText('Home');
    await expect(breadcrumb(page).locator('[aria-current="page"]')).toHaveCount(1);

    const contact = page.locator('section#contact');
    expect(await targetsOf(contact.getByRole('link'))).toEqual([`/contact-us?service=${service}`]);
    const jumps = page.getByRole('main').locator('a[href="#contact"]');
    for (const words of await jumps.allTextContents()) {
      expect(words).toMatch(/^(Learn More|Get in Touch|Contact Us|Ask about the .* support package)$/);
    }
  });
}
