import { breadcrumb, sideNavigation, targetsOf } from '../support/browser/frame.ts';
import { expect, test } from '../support/browser/test.ts';
import { areaOf, say, solutions } from '../support/content.ts';
import { FIND_OUT_MORE, HEADINGS, NOT_FOUND, SOLUTIONS } from '../support/specified-words.ts';

/** The solutions area: overview, pages, side navigation and unknown paths. */

test.use({ viewport: { width: 1440, height: 900 } });

const area = areaOf('solutions');
const all = solutions.map(({ slug }) => `/solutions/${slug}`);

test('each solution: breadcrumb, title, tagline, side navigation with the active item highlighted', async ({
  page,
}) => {
  expect(solutions.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...SOLUTIONS]));
  for (const { slug, label, tagline } of solutions) {
    const path = `/solutions/${slug}`;
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(`${HEADINGS.solutionPrefix} ${label}`);
    await expect.soft(page.locator('h1 + p'), `${path}: tagline`).toHaveText(tagline);

    const links = sideNavigation(page, 'solutions').getByRole('listitem').getByRole('link');
    expect.soft(await targetsOf(links), path).toEqual(all);
    const looks = await links.evaluateAll((some) =>
      some.map((link) => ({
        isActive: link.ariaCurrent === 'page',
        path: link.getAttribute('href'),
        weight: Number(getComputedStyle(link).fontWeight),
      })),
    );
    const active = looks.filter(({ isActive }) => isActive);
    expect
      .soft(
        active.map((link) => link.path),
        `${path}: active`,
      )
      .toEqual([path]);
    // Highlighted for the eye, too: bolder than its neighbours.
    const heaviest = Math.max(...looks.filter(({ isActive }) => !isActive).map(({ weight }) => weight));
    expect.soft(active[0]?.weight, `${path}: bolder than the others`).toBeGreaterThan(heaviest);

    const crumbs = breadcrumb(page).getByRole('listitem');
    await expect.soft(crumbs.first(), path).toHaveText(say('home'));
    await expect.soft(crumbs, path).toHaveCount(3);
    expect
      .soft(await targetsOf(breadcrumb(page).getByRole('link')), `${path}: the last is not a link`)
      .toEqual(['/', '/solutions']);
  }
});

test('the active item of the side navigation follows the route', async ({ page }) => {
  for (const [name, from, to] of [
    ['solutions', '/solutions/payroll', '/solutions/compensation'],
    ['services', '/services/training', '/services/health-check'],
  ] as const) {
    await page.goto(from);
    const active = sideNavigation(page, name).locator('a[aria-current="page"]:visible');
    await sideNavigation(page, name).locator(`a[href="${to}"]:visible`).click();
    await expect(page).toHaveURL(to);
    await expect(active).toHaveAttribute('href', to);
    await page.goBack();
    await expect(active).toHaveAttribute('href', from);
  }
});

test('/solutions itself shows them all and marks none as active', async ({ page }) => {
  await page.goto('/solutions');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(HEADINGS.solutionPrefix);
  const tiles = page.getByRole('main').getByRole('link', { name: FIND_OUT_MORE });
  expect(await targetsOf(tiles)).toEqual(all);
  await expect(page.locator('main nav a[aria-current="page"]')).toHaveCount(0);
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

test.describe('unknown child path', () => {
  test('shows ‘404 Not Found’ inside the frame, with status 404 and the side navigation', async ({ page }) => {
    const answer = await page.goto('/solutions/no-such-thing');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(NOT_FOUND);
    const side = sideNavigation(page, 'solutions');
    expect(await targetsOf(side.getByRole('listitem').getByRole('link'))).toEqual(all);
    await expect(side.locator('[aria-current]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: area.all })).toHaveAttribute('href', '/solutions');
  });
});
