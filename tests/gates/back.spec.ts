import type { Locator } from '@playwright/test';
import { menuButton, searchLink, showWidget, smallMenu, widget } from '../support/browser/frame.ts';
import { expect, test } from '../support/browser/test.ts';
import { navigation, say } from '../support/content.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('Back closes the menu and the search, and neither leaves anything behind in the history', async ({ page }) => {
  const openNews = async () => {
    await page.goto('/news');
    // The late part of the frame has come.
    await expect(searchLink(page)).toHaveAttribute('aria-keyshortcuts');
  };
  await page.goto('/trust');
  await openNews();
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
  await expect(page, 'the menu has left nothing behind').toHaveURL('/trust');

  await openNews();
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
  await expect(page, 'the search has left nothing behind').toHaveURL('/trust');
});

test('a link behind an open popup is followed at the first press, and Back returns from there', async ({ page }) => {
  await page.goto('/trust');
  await page.goto('/news');
  const { button, popup } = widget(page);
  for (const press of [
    (link: Locator) => link.click(),
    // A popup stays open while the keyboard goes on.
    (link: Locator) => link.press('Enter'),
  ]) {
    await expect(searchLink(page)).toHaveAttribute('aria-keyshortcuts');
    await showWidget(page);
    await button.click();
    await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBe(true);
    await expect(popup).toBeVisible();
    await press(
      page
        .getByRole('navigation', { name: say('breadcrumb') })
        .getByRole('link')
        .first(),
    );
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/news');
  }
  await page.goBack();
  await expect(page, 'the popup has left nothing behind').toHaveURL('/trust');
});

test('the whole page is laid out once it has loaded, and a place far down is found by its link and by Back', async ({
  page,
}) => {
  const leftOut = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll('main, main *, footer')];
      return all.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length;
    });
  const top = () => page.evaluate(() => scrollY);
  const font = Promise.withResolvers<void>();
  await page.route('**/*.woff2', (route) => font.promise.then(() => route.continue()));
  // Without a movement that would still be under way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await leftOut(), 'parts wait for the font').toBeGreaterThan(0);
  await page.mouse.wheel(0, 500);
  await expect.poll(top).toBeGreaterThan(0);
  font.resolve();
  await expect.poll(leftOut).toBe(0);
  expect(await top(), 'a visitor who scrolls meanwhile stays there').toBeGreaterThan(0);
  await page.goto('/#testimonials');
  const heading = page.locator('#testimonials');
  await expect(heading).toBeInViewport();
  await page.goto('/trust');
  await page.goBack();
  await expect(heading).toBeInViewport();
});
