import { widget } from '../support/browser/frame.ts';
import { expect, test } from '../support/browser/test.ts';
import { site } from '../support/content.ts';
import { CONTACT_US, ENQUIRY } from '../support/specified-words.ts';

/** The floating Contact widget. keyboard.spec.ts uses it without a pointer. */

test.beforeEach(async ({ page }) => {
  await page.goto('/services/training');
});

test('the button opens a popup with a call line, a mail line and the enquiry; its close control collapses it', async ({
  page,
}) => {
  const { button, popup, close } = widget(page);
  await expect(button).toHaveText(CONTACT_US);
  await expect(button).toBeInViewport();
  await expect(popup).toBeHidden();
  await button.click();
  await expect(popup).toBeVisible();
  const lines = popup.getByRole('listitem');
  await expect(lines.nth(0)).toContainText(site.phone.value ?? site.phoneMissing);
  await expect(lines.nth(1)).toContainText(site.mail.value);
  await expect(lines.nth(1).getByRole('link')).toHaveAttribute('href', `mailto:${site.mail.value}`);
  await close.click();
  await expect(popup).toBeHidden();
  await button.click();
  await popup.getByRole('link', { name: ENQUIRY }).click();
  await expect(page).toHaveURL('/contact-us');
});

test('pressing the button while the popup is open goes to /contact, which leads to /contact-us', async ({ page }) => {
  const { button, popup, secondPress } = widget(page);
  const box = await button.boundingBox();
  if (!box) throw new Error('The Contact widget has no button on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect(popup).toBeVisible();
  await expect(secondPress).toHaveAttribute('href', '/contact');
  await page.mouse.click(x, y);
  await expect(page).toHaveURL('/contact-us');
});
