import { referenceOf } from '../../enquiries/contract/reference.ts';
import { fillInAll, holdAnswer, newVisitor, openForm, SEND_FORM, tick } from '../support/browser/enquiry-form.ts';
import { storedEnquiries } from '../support/browser/stored.ts';
import { expect, test } from '../support/browser/test.ts';
import { formWords } from '../support/content.ts';
import { FORM_WORDS } from '../support/specified-words.ts';

/** An enquiry that arrives: once, whole, and thanked for. */

test('what was typed is stored before the thank-you is shown, and then nothing of it is left in the browser', async ({
  page,
}) => {
  const form = await openForm(page);
  const visitor = await fillInAll(form);
  await tick(form.service('Consulting'));
  await tick(form.service('Training'));
  await form.button.click();
  await expect(form.dialog).toBeVisible();
  const [stored, ...others] = await storedEnquiries(visitor.businessEmail);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ ...visitor, services: ['Service 2', 'Service 3'], consent: true });
  expect(stored?.consentVersion).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(stored?.state, 'an honest enquiry is not taken for spam').not.toBe('quarantined');

  await expect(form.dialog.getByRole('heading', { level: 2 })).toHaveText(formWords.success.heading);
  await expect(form.dialog).toContainText(referenceOf(stored?.id ?? ''));
  await expect(form.dialog.locator('dd').first()).toHaveCSS('margin-inline-start', '0px');
  for (const field of await form.form.locator('input:visible:not([type=checkbox]), textarea').all())
    await expect(field).toHaveValue('');
  await expect(form.form.locator('[name="services"]:checked')).toHaveCount(0);
  await expect(form.consent).not.toBeChecked();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('harbour');
  await page.reload();
  await expect(form.firstName).toHaveValue('');
});

test('while it is sent the button reads ‘Sending...’ and is disabled; a double-click sends one enquiry', async ({
  page,
}) => {
  const answer = await holdAnswer(page);
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(SEND_FORM)) count += 1;
  });
  const form = await openForm(page);
  await fillInAll(form);
  await form.button.dblclick({ noWaitAfter: true });
  await form.country.press('Enter');
  await answer.arrived;
  await expect(form.button).toHaveText(FORM_WORDS.sending);
  await expect(form.button).toBeDisabled();
  await expect(form.status).toHaveText(FORM_WORDS.sending);
  await answer.accept();
  await expect(form.dialog).toBeVisible();
  await expect(form.button).toHaveText(formWords.button.idle);
  expect(count).toBe(1);
});

test('the dialog closes by its button, by Esc and by a click outside; the focus returns to the heading', async ({
  page,
}) => {
  const form = await openForm(page);
  const closeButton = form.dialog.getByRole('button', { name: formWords.success.close });
  const visitor = newVisitor();
  for (const [message, close] of [
    ['First question', () => closeButton.click()],
    ['Second question', () => page.keyboard.press('Escape')],
    ['Third question', () => page.mouse.click(4, 4)],
  ] as const) {
    await fillInAll(form, { ...visitor, message });
    await form.button.click();
    await expect(closeButton).toBeFocused();
    await close();
    await expect(form.dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  const messages = (await storedEnquiries(visitor.businessEmail)).map(({ message }) => message);
  expect(messages.toSorted(), 'each is an enquiry of its own').toEqual([
    'First question',
    'Second question',
    'Third question',
  ]);
});
