import { openForm, tick } from '../support/browser/enquiry-form.ts';
import { expect, test } from '../support/browser/test.ts';
import { formWords, pageOf } from '../support/content.ts';
import { CONTACT_HEADING, FORM_FIELDS, FORM_WORDS, PREFERRED_SERVICES } from '../support/specified-words.ts';

/** The enquiry form before anything is sent. */

test('the contact page asks whether the visitor needs help, and has every field in its order', async ({ page }) => {
  const { form, message, button, summary, alert, dialog } = await openForm(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(pageOf('contact-us').title);
  for (const words of CONTACT_HEADING) await expect(heading).toContainText(words);
  await expect(page.getByRole('form', { name: pageOf('contact-us').title })).toBeVisible();

  const names = await form
    .locator('input:visible:not([tabindex="-1"]), textarea')
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('name')))]);
  expect(names).toEqual([...FORM_FIELDS]);
  await expect(message).toHaveAttribute('rows', '4');
  expect(await message.evaluate((one) => one.tagName)).toBe('TEXTAREA');

  const { fields, services, optional } = formWords;
  await expect(form.locator('label[for]:not([for="website"]), legend')).toHaveText([
    fields.firstName.label,
    fields.lastName.label,
    fields.company.label,
    `${fields.jobTitle.label} ${optional}`,
    fields.businessEmail.label,
    fields.country.label,
    `${services.legend} ${optional}`,
    `${fields.message.label} ${optional}`,
  ]);

  await expect(button).toHaveText(formWords.button.idle);
  await expect(button).toBeEnabled();
  await expect(summary).toBeHidden();
  await expect(alert).toBeEmpty();
  await expect(dialog).toBeHidden();
});

test('preferred services: a multi-select of six, stored as Service 1 to Service 6, and they are sent', async ({
  page,
}) => {
  const { form, service } = await openForm(page);
  for (const [i, label] of PREFERRED_SERVICES.entries()) {
    await expect(service(label), label).toHaveAttribute('value', `Service ${i + 1}`);
    await tick(service(label));
  }
  const sent = await form.evaluate((one: HTMLFormElement) => new FormData(one).getAll('services'));
  expect(sent).toEqual(PREFERRED_SERVICES.map((_, i) => `Service ${i + 1}`));
});

test('the privacy-policy agreement is not given beforehand, names the policy and links to it', async ({ page }) => {
  const { form, consent } = await openForm(page);
  await expect(consent).toHaveAccessibleName(FORM_WORDS.consent);
  await expect(consent).not.toBeChecked();
  await expect(form.getByRole('link', { name: formWords.consent.linkText })).toHaveAttribute('href', '/privacy-policy');
});

test('the browser can fill in what it knows about the visitor', async ({ page }) => {
  const { form } = await openForm(page);
  for (const [name, token] of [
    ['firstName', 'given-name'],
    ['lastName', 'family-name'],
    ['company', 'organization'],
    ['jobTitle', 'organization-title'],
    ['businessEmail', 'work email'],
    ['country', 'country-name'],
  ] as const) {
    await expect(form.locator(`[name="${name}"]`)).toHaveAttribute('autocomplete', token);
  }
  const suggestions = page.locator(`datalist#${await form.locator('[name="country"]').getAttribute('list')} option`);
  await expect.poll(() => suggestions.count(), 'countries to choose from').toBeGreaterThan(190);
});
