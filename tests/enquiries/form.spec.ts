import { openForm, tick } from '../support/browser/enquiry-form.ts';
import { expect, test } from '../support/browser/test.ts';
import { formWords, pageOf } from '../support/content.ts';
import { CONTACT_HEADING, FORM_FIELDS, FORM_WORDS, PREFERRED_SERVICES } from '../support/specified-words.ts';

/** The enquiry form before anything is sent, and how a visitor is told what is missing. */

const { fields, problem } = formWords;

test('the contact page asks whether the visitor needs help, and has every field in its order', async ({ page }) => {
  const { form, message, button, summary, alert, dialog, consent, service } = await openForm(page);
  const { title } = pageOf('contact-us');
  for (const words of CONTACT_HEADING) expect(title).toContain(words);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('form', { name: title })).toBeVisible();
  const names = await form
    .locator('input:visible:not([tabindex="-1"]), textarea')
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('name')))]);
  expect(names.filter((name) => FORM_FIELDS.some((one) => one === name))).toEqual([...FORM_FIELDS]);
  await expect(message).toHaveAttribute('rows', '4');
  await expect(button).toHaveText(formWords.button.idle);
  await expect(summary).toBeHidden();
  await expect(alert).toBeEmpty();
  await expect(dialog).toBeHidden();
  await expect(consent).toHaveAccessibleName(FORM_WORDS.consent);
  await expect(consent).not.toBeChecked();
  await expect(form.getByRole('link', { name: formWords.consent.linkText })).toHaveAttribute('href', '/privacy-policy');
  for (const [i, label] of PREFERRED_SERVICES.entries()) {
    await expect(service(label), label).toHaveAttribute('value', `Service ${i + 1}`);
    await tick(service(label));
  }
  const sent = await form.evaluate((one: HTMLFormElement) => new FormData(one).getAll('services'));
  expect(sent).toEqual(PREFERRED_SERVICES.map((_, i) => `Service ${i + 1}`));
});

test('what is missing is named above the form and at each field, leads there, and nothing is sent', async ({
  page,
}) => {
  const form = await openForm(page);
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.method() === 'POST';
  });
  const { firstName, lastName, company, businessEmail, country } = fields;
  const missing = [firstName, lastName, company, businessEmail, country].map((field) => field.missing);
  await form.button.click();
  await expect(form.summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(form.summary.getByRole('heading')).toHaveText(problem.heading);
  await expect(form.summary.getByRole('link')).toHaveText([...missing, FORM_WORDS.consentMissing]);
  await expect(form.country).toHaveAccessibleDescription(country.missing);
  await form.summary.getByRole('link', { name: country.missing }).click();
  await expect(form.country).toBeFocused();
  await form.company.fill('Harbour Logistics');
  await expect(page.locator('#company-error')).toBeVisible();
  await form.company.blur();
  await expect(page.locator('#company-error')).toBeHidden();
  expect(isSent).toBe(false);
});

test('a link begins the form, whether the server wrote it or the script does, and asks for a number to call', async ({
  page,
  baseURL,
}) => {
  for (const isStatic of [false, true]) {
    // A CDN knows nothing of the query.
    if (isStatic)
      await page.route('**/contact-us?**', async (route) =>
        route.fulfill({ response: await route.fetch({ url: `${baseURL}/contact-us` }) }),
      );
    const { form, message, service } = await openForm(page, '?ask=call&service=training');
    await expect(message).toHaveValue(formWords.asks.call);
    await expect(service('Training')).toBeChecked();
    await expect(form.getByLabel(formWords.telephone.label)).toHaveAttribute('required');
  }
});
