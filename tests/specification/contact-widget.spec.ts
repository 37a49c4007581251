import { showWidget, widget } from '../support/browser/frame.ts';
import { expect, test } from '../support/browser/test.ts';
import { site } from '../support/content.ts';
import { CONTACT_US, ENQUIRY } from '../support/specified-words.ts';

/** The floating Contact widget. keyboard.spec.ts uses it without a pointer. */

test('the button opens a popup with a call line, a mail line and the enquiry; pressed again it leads to /contact', async ({
  page,
}) => {
  await page.goto('/services/training');
  const { button, popup, close, secondPress } = widget(page);
  await expect(button).toHaveText(CONTACT_US);
  await expect(button).toHaveCSS('opacity', '0');
  await showWidget(page);
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

  await page.goto('/services/training');
  await showWidget(page);
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = [x + width / 2, y + height / 2] as const;
  await page.mouse.click(...middle);
  await expect(popup).toBeVisible();
  await expect(secondPress).toHaveAttribute('href', '/contact');
  await page.mouse.click(...middle);
  await expect(page).toHaveURL('/contact-us');
});
