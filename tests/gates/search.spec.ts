import { openSearch, searchLink } from '../support/browser/frame.ts';
import { settled } from '../support/browser/islands.ts';
import { expect, test } from '../support/browser/test.ts';
import { say } from '../support/content.ts';

/** The site search, opened from the header. */

const isOfSearch = (url: string): boolean => /\/search\.js|\/search\//.test(url);

test('nothing of it is loaded before it is opened', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (isOfSearch(request.url())) loaded.push(request.url());
  });
  await page.goto('/');
  await settled(page);
  expect(loaded).toEqual([]);
  await openSearch(page);
  expect(loaded.length).toBeGreaterThan(0);
});

test('without a result it says so and shows where to go, and words of a visitor never become markup', async ({
  page,
}) => {
  await page.goto('/about-us');
  const { dialog, field, status } = await openSearch(page);
  for (const query of ['xylophonequartz', '<img src=x onerror=alert(1)>']) {
    await field.fill(query);
    await expect(status).toContainText(`“${query}”`);
  }
  await expect(dialog.locator('img')).toHaveCount(0);
  await field.fill('xylophonequartz');
  await expect(status).toHaveText(say('searchNone', { query: 'xylophonequartz' }));
  await expect(dialog.getByRole('link', { name: say('searchAllPages') })).toHaveAttribute('href', '/sitemap');
  await expect(dialog.getByRole('link', { name: say('searchContact') })).toHaveAttribute('href', '/contact-us');
});

test('when its script cannot be fetched, the link leads to the list of all pages', async ({ page, allowComplaint }) => {
  allowComplaint(/ERR_FAILED/);
  await page.route('**/search.js', (route) => route.abort());
  await page.goto('/about-us');
  await searchLink(page).click();
  await expect(page).toHaveURL('/sitemap');
});

for (const keys of ['/', 'Control+k']) {
  test(`${keys} opens the search, but not while a visitor writes`, async ({ page }) => {
    await page.goto('/contact-us');
    await page.waitForFunction(() => document.querySelector('[data-search][aria-keyshortcuts]'));
    await page.keyboard.press(keys);
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('searchbox') });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    if (keys !== '/') return;
    await page.locator('[name=firstName]').pressSequentially('a/b');
    await expect(page.locator('[name=firstName]')).toHaveValue('a/b');
    await expect(dialog).toBeHidden();
  });
}
