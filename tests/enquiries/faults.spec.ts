import { expectKept, fillIn, fillInAll, newVisitor, openForm, tick } from '../support/browser/enquiry-form.ts';
import { expect, test } from '../support/browser/test.ts';
import { formWords } from '../support/content.ts';
import { FORM_WORDS } from '../support/specified-words.ts';

/** What is required, what is optional, and how a visitor is told. */

const { fields, problem, tooLong } = formWords;
const REQUIRED = {
  firstName: fields.firstName.missing,
  lastName: fields.lastName.missing,
  company: fields.company.missing,
  businessEmail: fields.businessEmail.missing,
  country: fields.country.missing,
  consent: FORM_WORDS.consentMissing,
} as const;

test('required fields are named above the form and beside each field, and lead there', async ({ page }) => {
  const form = await openForm(page);
  await form.button.click();

  await test.step('the summary takes the focus and says what is missing', async () => {
    await expect(form.summary).toBeFocused();
    await expect(form.summary).toHaveRole('alert');
    await expect(form.summary.getByRole('heading')).toHaveText(problem.heading);
    expect(await page.title()).toMatch(new RegExp(`^${RegExp.escape(problem.titlePrefix)} `));
    await expect(form.summary.getByRole('link')).toHaveText(Object.values(REQUIRED));
  });
  await test.step('the same stands beside each field', async () => {
    for (const [name, words] of Object.entries(REQUIRED)) {
      const field = page.locator(`#${name}`);
      await expect(field, name).toHaveAttribute('aria-invalid', 'true');
      await expect(field, name).toHaveAccessibleDescription(words);
      await expect(page.locator(`#${name}-error`), name).toBeVisible();
    }
  });
  await test.step('its links lead to the fields', async () => {
    await form.summary.getByRole('link', { name: REQUIRED.country }).click();
    await expect(form.country).toBeFocused();
    await form.summary.getByRole('link', { name: REQUIRED.consent }).click();
    await expect(form.consent).toBeFocused();
  });
  await test.step('an error goes when its field has become valid, and not before the field is left', async () => {
    await form.company.fill('Harbour Logistics');
    await expect(page.locator('#company-error')).toBeVisible();
    await form.company.blur();
    await expect(page.locator('#company-error')).toBeHidden();
    await expect(form.summary.getByRole('link', { name: REQUIRED.company })).toHaveCount(0);
    await expect(form.summary.getByRole('link', { name: REQUIRED.country })).toHaveCount(1);
  });
  await test.step('a second press with faults moves the focus to the summary again', async () => {
    await form.firstName.focus();
    await form.button.click();
    await expect(form.summary).toBeFocused();
  });
});

test('without agreement nothing is sent, and the form says so', async ({ page }) => {
  const form = await openForm(page);
  await fillIn(form, newVisitor());
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.method() === 'POST';
  });
  await form.button.click();
  await expect(form.summary.getByRole('link')).toHaveText([FORM_WORDS.consentMissing]);
  await expect(page.locator('#consent-error')).toHaveText(FORM_WORDS.consentMissing);
  expect(isSent, 'nothing was sent').toBe(false);
});

test('businessEmail must be in e-mail format, and a fault costs nothing that was typed', async ({ page }) => {
  const form = await openForm(page);
  const visitor = await fillInAll(form);
  for (const address of ['name', 'name@company', 'name@company.com, other@company.com', 'na me@company.com']) {
    await form.businessEmail.fill(address);
    await form.button.click();
    await expect(page.locator('#businessEmail-error'), address).toHaveText(fields.businessEmail.wrong);
    await expectKept(form, { ...visitor, businessEmail: address });
  }
});

test('a text that is too long is named with its limit, and nothing of it is cut off', async ({ page }) => {
  const form = await openForm(page);
  await fillIn(form, { ...newVisitor(), message: 'é'.repeat(5001) });
  await tick(form.consent);
  await form.button.click();
  const words = tooLong.replace('{label}', fields.message.label).replace('{limit}', '5,000');
  await expect(form.summary.getByRole('link')).toHaveText([words]);
  expect((await form.message.inputValue()).length).toBe(5001);
});

test('optional: jobTitle, message, services', async ({ page }) => {
  const form = await openForm(page);
  const { jobTitle: _jobTitle, message: _message, ...required } = newVisitor();
  await fillIn(form, required);
  await tick(form.consent);
  await form.button.click();
  await expect(form.dialog).toBeVisible();
});

test('nothing is checked while somebody is typing', async ({ page }) => {
  const form = await openForm(page);
  await form.businessEmail.pressSequentially('not yet an address');
  await form.firstName.focus();
  await expect(form.summary).toBeHidden();
  await expect(form.form.locator('[aria-invalid]')).toHaveCount(0);
});
