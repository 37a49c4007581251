import { widget } from '../support/browser/frame.ts';
import { hydrated, settled } from '../support/browser/islands.ts';
import { expect, test } from '../support/browser/test.ts';

/** The floating Contact Us gives way to what a visitor uses. keyboard-walk.spec.ts walks through whole pages. */

/** A desktop window at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };
const DESKTOP = { width: 1440, height: 900 };

test('it leaves while a field has the focus, lets clicks through, and comes back', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/contact-us');
  await hydrated(page);
  const { button } = widget(page);
  await page.locator('[name=firstName]').focus();
  await expect(button).toHaveCSS('opacity', '0');
  await expect(button).toHaveCSS('pointer-events', 'none');
  await button.focus();
  await expect(button, 'the keyboard still reaches it').toHaveCSS('opacity', '1');
});

test('it leaves while the errors of the form have the focus', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  await page.goto('/contact-us');
  await hydrated(page);
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('#problem')).toBeFocused();
  await expect(widget(page).button).toHaveCSS('opacity', '0');
});

test('on a phone it is compact, keeps its name and is not printed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about-us');
  await settled(page);
  const { button } = widget(page);
  const box = await button.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(52);
  await expect(button).toHaveAccessibleName(/\w/);
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
});
