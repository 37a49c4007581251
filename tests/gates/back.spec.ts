import { menuButton, searchLink, smallMenu } from '../support/browser/frame.ts';
import { expect, test } from '../support/browser/test.ts';
import { navigation } from '../support/content.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(async ({ page }) => {
  await page.goto('/trust');
  await page.goto('/news');
  // The late part of the frame has come.
  await expect(searchLink(page)).toHaveAttribute('aria-keyshortcuts');
});

test('Back closes the menu, and comes back in one step from where it led', async ({ page }) => {
  await menuButton(page).click();
  await expect(smallMenu(page)).toBeVisible();
  await page.goBack();
  await expect(smallMenu(page)).toBeHidden();
  await expect(page).toHaveURL('/news');
  await menuButton(page).click();
  await smallMenu(page).getByRole('link', { name: navigation.main.about.label }).click();
  await expect(page).toHaveURL('/about-us');
  await page.goBack();
  await expect(page).toHaveURL('/news');
  await expect(smallMenu(page)).toBeHidden();
  await page.goBack();
  await expect(page, 'nothing was left behind in the history').toHaveURL('/trust');
});

test('Back closes the search, and closing it by hand leaves nothing behind in the history', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  const overlay = () => page.evaluate(() => history.state?.overlay);
  await searchLink(page).click();
  await expect(dialog).toBeVisible();
  await expect.poll(overlay).toBe(true);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/news');
  await searchLink(page).click();
  await expect(dialog).toBeVisible();
  await expect.poll(overlay).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(overlay).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL('/trust');
});
