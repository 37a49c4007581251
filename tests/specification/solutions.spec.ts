import { breadcrumb, sideNavigation, targetsOf } from '../../testing/browser/frame.ts';
import { expect, test } from '../../testing/browser/test.ts';
import { SOLUTIONS } from '../../testing/specified-words.ts';

/** Specification, section 2: solutions area. */

test.use({ viewport: { width: 1440, height: 900 } });

const titleCase = (slug: string): string =>
  slug.replace(/(^|-)(\w)/g, (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`);

for (const slug of SOLUTIONS) {
  test(`/solutions/${slug}: breadcrumb, title, tagline, side navigation with the active item highlighted`, async ({
    page,
  }) => {
    await page.goto(`/solutions/${slug}`);
    const side = sideNavigation(page, 'Solutions');
    const links = side.getByRole('listitem').getByRole('link');
    expect(await targetsOf(links)).toEqual(SOLUTIONS.map((one) => `/solutions/${one}`));

    const active = side.locator('a[aria-current="page"]:visible');
    await expect(active).toHaveCount(1);
    await expect(active).toHaveAttribute('href', `/solutions/${slug}`);
    // Highlighted for the eye, too: bolder than its neighbours.
    const weights = await links.evaluateAll((all) =>
      all.map((link) => [link.ariaCurrent !== null, Number(getComputedStyle(link).fontWeight)] as const),
    );
    const [, heavy = 0] = weights.find(([isActive]) => isActive) ?? [];
    expect(weights.filter(([isActive, weight]) => !isActive && weight >= heavy)).toEqual([]);

    const label = (await active.innerText()).trim();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Success Factor ${label}`);
    await expect(page.locator('h1 + p'), 'the tagline').toHaveText(/\w+ \w+ \w+/);

    await expect(breadcrumb(page).getByRole('listitem')).toHaveText(['Home', 'Solutions', titleCase(slug)]);
    expect(await targetsOf(breadcrumb(page).getByRole('link')), 'the last is not a link').toEqual(['/', '/solutions']);
  });
}

test('/solutions itself shows all 11 and marks none as active', async ({ page }) => {
  await page.goto('/solutions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Success Factor/);
  const tiles = page.getByRole('main').getByRole('link', { name: 'Find out more' });
  expect(await targetsOf(tiles)).toEqual(SOLUTIONS.map((slug) => `/solutions/${slug}`));
  await expect(page.locator('main nav a[aria-current="page"]')).toHaveCount(0);
});

test('business-ai-hr has its heading and only what can be said soberly', async ({ page }) => {
  await page.goto('/solutions/business-ai-hr');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Success Factor');
  await expect(page.getByRole('main').getByRole('article').getByRole('paragraph').first()).toHaveText(/\w+ \w+/);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('the side navigation is one line with the name of the page, which opens on tap', async ({ page }) => {
    await page.goto('/solutions/payroll');
    const summary = sideNavigation(page, 'Solutions').locator('summary');
    await expect(summary).toContainText('Payroll');
    const other = sideNavigation(page, 'Solutions').locator('details a[href="/solutions/learning"]');
    await expect(other).toBeHidden();
    await summary.tap();
    await expect(other).toBeVisible();
  });
});

test.describe('unknown child path', () => {
  test('shows ‘404 Not Found’ inside the frame, with status 404 and the side navigation', async ({ page }) => {
    const answer = await page.goto('/solutions/no-such-thing');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404 Not Found');
    const side = sideNavigation(page, 'Solutions');
    await expect(side.getByRole('listitem').getByRole('link')).toHaveCount(11);
    await expect(side.locator('[aria-current]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'All solutions' })).toHaveAttribute(
      'href',
      '/solutions',
    );
  });

  for (const [typed, slug] of [
    ['payrol', 'payroll'],
    ['sucession-development', 'succession-development'],
    ['onboarding/checklist', 'onboarding'],
  ] as const) {
    test(`/solutions/${typed} offers the nearest slug, ${slug}`, async ({ page }) => {
      const answer = await page.goto(`/solutions/${typed}`);
      expect(answer?.status()).toBe(404);
      await page.getByRole('link', { name: /^Did you mean .+\?$/ }).click();
      await expect(page).toHaveURL(`/solutions/${slug}`);
    });
  }
});
