import { widget } from '../support/browser/frame.ts';
import { hydrated } from '../support/browser/islands.ts';
import { expect, test } from '../support/browser/test.ts';

/** keyboard-walk.spec.ts walks through whole pages, and keyboard.spec.ts through the errors of the form. */
test('the Contact widget leaves while a field has the focus, lets clicks through, and comes back', async ({ page }) => {
  await page.goto('/contact-us');
  await hydrated(page);
  const { button } = widget(page);
  await page.locator('[name=firstName]').focus();
  await expect(button).toHaveCSS('opacity', '0');
  await expect(button).toHaveCSS('pointer-events', 'none');
  await button.focus();
  await expect(button, 'the keyboard still reaches it').toHaveCSS('opacity', '1');
});
