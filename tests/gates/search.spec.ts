import { openSearch, searchLink } from '../support/browser/frame.ts';
import { settled } from '../support/browser/islands.ts';
import { expect, test } from '../support/browser/test.ts';
import { say } from '../support/content.ts';

test('is loaded once it is opened, says where to go without a result, and makes no markup of words', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/search\.js|\/search\//.test(request.url())) loaded.push(request.url());
  });
  await page.goto('/about-us');
  await settled(page);
  expect(loaded).toEqual([]);
  const { dialog, field, status } = await openSearch(page);
  expect(loaded.length).toBeGreaterThan(0);
  const markup = '<img src=x onerror=alert(1)>';
  await field.fill(markup);
  await expect(status).toContainText(`“${markup}”`);
  await expect(dialog.locator('img')).toHaveCount(0);
  const query = 'xylophonequartz';
  await field.fill(query);
  await expect(status).toHaveText(say('searchNone', { query }));
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

test('/ and Control+k open the search, but not / while a visitor writes', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(searchLink(page)).toHaveAttribute('aria-keyshortcuts');
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('searchbox') });
  for (const keys of ['/', 'Control+k']) {
    await page.keyboard.press(keys);
    await expect(dialog, keys).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog, keys).toBeHidden();
  }
  await page.locator('[name=firstName]').pressSequentially('a/b');
  await expect(page.locator('[name=firstName]')).toHaveValue('a/b');
  await expect(dialog).toBeHidden();
});
