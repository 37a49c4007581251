import { enquiryForm, fillIn, newVisitor, openForm, tick } from '../../testing/browser/enquiry-form.ts';
import { expect, test } from '../../testing/browser/test.ts';

/** Specification, section 5: validation rules. */

const REQUIRED = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  company: 'Enter your company',
  businessEmail: 'Enter your business e-mail',
  country: 'Enter your country',
  consent: 'You must agree to the privacy policy before submitting.',
} as const;

test('required: firstName, lastName, company, businessEmail, country, privacy-policy agreement', async ({ page }) => {
  const form = await openForm(page);
  await form.button.click();
  await expect(form.summary.getByRole('link')).toHaveText(Object.values(REQUIRED));
  for (const [name, words] of Object.entries(REQUIRED)) {
    const field = page.locator(`#${name}`);
    await expect(field, name).toHaveAttribute('aria-invalid', 'true');
    await expect(field, name).toHaveAccessibleDescription(words);
    await expect(page.locator(`#${name}-error`), name).toBeVisible();
  }
});

test('businessEmail must be in e-mail format', async ({ page }) => {
  const form = await openForm(page);
  for (const address of ['name', 'name@company', 'name@company.com, other@company.com', 'na me@company.com']) {
    await fillIn(form, { ...newVisitor(), businessEmail: address });
    await form.button.click();
    await expect(page.locator('#businessEmail-error'), address).toHaveText(
      'Enter an e-mail address in the format name@company.com',
    );
  }
});

test('optional: jobTitle, message, services', async ({ page }) => {
  const form = await openForm(page);
  const { jobTitle: _jobTitle, message: _message, ...required } = newVisitor();
  await fillIn(form, required);
  await tick(form.consent);
  await form.button.click();
  await expect(form.dialog).toBeVisible();
});

test('submitting without agreement shows ‘You must agree to the privacy policy before submitting.’', async ({
  page,
}) => {
  const form = await openForm(page);
  await fillIn(form, newVisitor());
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.method() === 'POST';
  });
  await form.button.click();
  await expect(form.summary.getByRole('link')).toHaveText(['You must agree to the privacy policy before submitting.']);
  await expect(page.locator('#consent-error')).toHaveText('You must agree to the privacy policy before submitting.');
  expect(isSent, 'nothing was sent').toBe(false);
});

test.describe('how errors are told', () => {
  test('the summary takes the focus, its links lead to the fields, and the title says ‘Error:’', async ({ page }) => {
    const form = await openForm(page);
    await form.button.click();
    await expect(form.summary).toBeFocused();
    await expect(form.summary).toHaveRole('alert');
    await expect(form.summary.getByRole('heading')).toHaveText('There is a problem');
    await expect(page).toHaveTitle(/^Error: /);
    await form.summary.getByRole('link', { name: REQUIRED.country }).click();
    await expect(form.country).toBeFocused();
    await form.summary.getByRole('link', { name: REQUIRED.consent }).click();
    await expect(form.consent).toBeFocused();
  });

  test('nothing is checked while somebody is typing', async ({ page }) => {
    const form = await openForm(page);
    await form.businessEmail.pressSequentially('not yet an address');
    await form.firstName.focus();
    await expect(form.summary).toBeHidden();
    await expect(form.form.locator('[aria-invalid]')).toHaveCount(0);
  });

  test('an error goes when its field has become valid', async ({ page }) => {
    const form = await openForm(page);
    await form.button.click();
    await form.company.fill('Harbour Logistics');
    await expect(page.locator('#company-error')).toBeVisible();
    await form.company.blur();
    await expect(page.locator('#company-error')).toBeHidden();
    await expect(form.summary.getByRole('link', { name: REQUIRED.company })).toHaveCount(0);
    await expect(form.summary.getByRole('link', { name: REQUIRED.country })).toHaveCount(1);
  });

  test('a second press with the same faults moves the focus to the summary again', async ({ page }) => {
    const form = await openForm(page);
    await form.button.click();
    await form.firstName.focus();
    await form.button.click();
    await expect(form.summary).toBeFocused();
  });

  test('a text that is too long is named with its limit, and nothing of it is cut off', async ({ page }) => {
    const form = await openForm(page);
    await fillIn(form, { ...newVisitor(), message: 'é'.repeat(5001) });
    await tick(form.consent);
    await form.button.click();
    await expect(form.summary.getByRole('link')).toHaveText(['Message must be 5,000 characters or fewer']);
    expect((await enquiryForm(page).message.inputValue()).length).toBe(5001);
  });
});
