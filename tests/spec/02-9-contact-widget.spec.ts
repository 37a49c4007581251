import { widget } from '../../testing/browser/frame.ts';
import { expect, test } from '../../testing/browser/test.ts';

/** Specification, section 2: floating Contact widget. */

test.beforeEach(async ({ page }) => {
  await page.goto('/services/training');
});

test('a ‘Contact Us’ button, collapsed at first', async ({ page }) => {
  const { button, popup } = widget(page);
  await expect(button).toHaveText('Contact Us');
  await expect(button).toBeInViewport();
  await expect(popup).toBeHidden();
});

test('first click opens a popup: close control, call line, mail line, ‘Enquiry’ link to /contact-us', async ({
  page,
}) => {
  const { button, popup, close } = widget(page);
  await button.click();
  await expect(popup).toBeVisible();
  await expect(close).toBeVisible();
  const lines = popup.getByRole('listitem');
  await expect(lines.nth(0)).toHaveText(/^Call(Ask for a call back|\+?[\d\s()-]+)$/);
  await expect(lines.nth(1)).toHaveText(/^Mail.+@.+\..+$/);
  await expect(lines.nth(1).getByRole('link')).toHaveAttribute('href', /^mailto:.+@.+/);
  await expect(popup.getByRole('link', { name: 'Enquiry' })).toHaveAttribute('href', '/contact-us');
});

test('the close control collapses it again', async ({ page }) => {
  const { button, popup, close } = widget(page);
  await button.click();
  await close.click();
  await expect(popup).toBeHidden();
  await button.click();
  await expect(popup).toBeVisible();
});

test('the Enquiry link leads to the form', async ({ page }) => {
  const { button, popup } = widget(page);
  await button.click();
  await popup.getByRole('link', { name: 'Enquiry' }).click();
  await expect(page).toHaveURL('/contact-us');
});

test('pressing the button while the popup is open goes to /contact, which leads to /contact-us', async ({ page }) => {
  const { button, popup, secondPress } = widget(page);
  const box = await button.boundingBox();
  if (!box) throw new Error('The Contact widget has no button on the screen.');
  const pressThere = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await pressThere();
  await expect(popup).toBeVisible();
  await expect(secondPress).toHaveAttribute('href', '/contact');
  await pressThere();
  await expect(page).toHaveURL('/contact-us');
});

test('Esc closes it; the focus goes to the close control and back to the button', async ({ page }) => {
  const { button, popup, close } = widget(page);
  await button.press('Enter');
  await expect(popup).toBeVisible();
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(button).toBeFocused();
});
