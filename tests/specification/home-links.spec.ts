import { targetsOf } from '../../testing/browser/frame.ts';
import { services, thread, tiles } from '../../testing/browser/home.ts';
import { expect, test } from '../../testing/browser/test.ts';
import { SERVICE_CARDS, SOLUTIONS } from '../../testing/specified-words.ts';

/** Specification, section 2: home. */

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('solution tile links go to solutions/{slug}', async ({ page }) => {
  expect(await targetsOf(tiles(page).getByRole('link'))).toEqual(SOLUTIONS.map((slug) => `/solutions/${slug}`));
});

// The link covers the tile, so the pointer meets it and not the heading below.
test('a click anywhere on a tile follows its link', async ({ page }) => {
  await tiles(page).getByRole('heading', { level: 3 }).first().click({ force: true });
  await expect(page).toHaveURL('/solutions/employee-central');
});

test('the second row of tiles leads to the same pages', async ({ page }) => {
  await thread(page).locator('a[href="/solutions/onboarding"]').click();
  await expect(page).toHaveURL('/solutions/onboarding');
});

for (const [title, target] of Object.entries(SERVICE_CARDS)) {
  test(`the service card ${title} leads to ${target}`, async ({ page }) => {
    const card = services(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await card.getByRole('link', { name: 'Find out more' }).click();
    await expect(page).toHaveURL(target);
  });
}
