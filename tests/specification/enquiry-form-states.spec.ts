import { pass } from '../../testing/browser/clock.ts';
import {
  enquiryForm,
  fillInAll,
  holdAnswer,
  openForm,
  openFormWithoutTime,
  pressAndHold,
  tick,
} from '../../testing/browser/enquiry-form.ts';
import { expect, test } from '../../testing/browser/test.ts';

/** Specification, section 4: states and transitions of the contact form. */

test.describe('contact form', () => {
  test('idle: the button reads ‘Send enquiry’, no error, no failure, no dialog', async ({ page }) => {
    const form = await openForm(page);
    await expect(form.button).toHaveText('Send enquiry');
    await expect(form.button).toBeEnabled();
    await expect(form.summary).toBeHidden();
    await expect(form.alert).toBeEmpty();
    await expect(form.dialog).toBeHidden();
  });

  test('sending: the button reads ‘Sending...’ and is disabled', async ({ page }) => {
    const { answer, form } = await pressAndHold(page);
    await answer.arrived;
    await expect(form.button).toHaveText('Sending...');
    await expect(form.button).toBeDisabled();
    await answer.accept();
    await expect(form.dialog).toBeVisible();
    await expect(form.button).toHaveText('Send enquiry');
  });

  test('success: thank-you dialog shown, form and fields cleared, consent unchecked', async ({ page }) => {
    const form = await openForm(page);
    await fillInAll(form);
    await tick(form.service('Training'));
    await form.button.click();
    await expect(form.dialog).toBeVisible();
    await expect(form.dialog.getByRole('heading')).toHaveText('Thank you. Your enquiry is on its way.');
    for (const field of [
      form.firstName,
      form.lastName,
      form.company,
      form.jobTitle,
      form.businessEmail,
      form.country,
    ]) {
      await expect(field).toHaveValue('');
    }
    await expect(form.message).toHaveValue('');
    await expect(form.service('Training')).not.toBeChecked();
    await expect(form.consent).not.toBeChecked();
  });

  for (const [way, close] of [
    ['a Close button', (page) => enquiryForm(page).dialog.getByRole('button', { name: 'Close' }).click()],
    ['Esc', (page) => page.keyboard.press('Escape')],
    ['a click beside it', (page) => page.mouse.click(4, 4)],
  ] satisfies [string, (page: import('@playwright/test').Page) => Promise<void>][]) {
    test(`the dialog closes via ${way}, and the focus returns to the heading of the form`, async ({ page }) => {
      const form = await openForm(page);
      await fillInAll(form);
      await form.button.click();
      await expect(form.dialog.getByRole('button', { name: 'Close' })).toBeFocused();
      await close(page);
      await expect(form.dialog).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  }

  test('failure: the error message is shown, cleared after 5 seconds, and the form can be sent again', async ({
    page,
    allowComplaint,
  }) => {
    allowComplaint(/status of 500/);
    const answer = await holdAnswer(page);
    const form = await openFormWithoutTime(page);
    const visitor = await fillInAll(form);
    await form.button.click();
    await answer.refuse(500);
    await expect(form.alert).toHaveText('Something went wrong, please try again later');
    await expect(form.button).toHaveText('Send enquiry');
    await expect(form.button).toBeEnabled();
    await pass(page, 4999);
    await expect(form.alert).toHaveText('Something went wrong, please try again later');
    await pass(page, 1);
    await expect(form.alert).toBeEmpty();
    await expect(form.status).toContainText('Not sent yet – your details are still here');
    await expect(form.status.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await expect(form.businessEmail).toHaveValue(visitor.businessEmail);
    await expect(form.consent).toBeChecked();

    await answer.stepAside();
    await form.button.click();
    await expect(form.dialog).toBeVisible();
  });
});
