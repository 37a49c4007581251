import type { Page } from '@playwright/test';
import { enquiryForm, newVisitor, tick } from '../support/browser/enquiry-form.ts';
import { hydrated } from '../support/browser/islands.ts';
import { storedEnquiries } from '../support/browser/stored.ts';
import { expect, test } from '../support/browser/test.ts';
import { formWords, pageOf } from '../support/content.ts';

/** Every visit ends well: pages that do not exist, and applications. */

test('a mistyped address that means one page leads there; another one has its own words ready to be searched for', async ({
  page,
}) => {
  await page.goto('/servces/data-migraton');
  await expect(page).toHaveURL('/services/data-migration');
  const response = await page.goto('/old/data-migraton');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[data-search-form] input')?.value);
  await main.getByRole('searchbox').press('Enter');
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('searchbox') });
  await expect(dialog.locator('ol a').first()).toHaveAttribute('href', '/services/data-migration');
});

async function fillInApplication(page: Page) {
  const form = enquiryForm(page);
  const { fields } = formWords.application;
  await expect(form.form.getByLabel(formWords.fields.company.label)).toHaveCount(0);
  await expect(form.form.getByLabel(formWords.fields.businessEmail.label)).toHaveCount(0);
  await expect(form.form.getByRole('group'), 'no services to choose from').toHaveCount(0);
  const { company: _, ...applicant } = newVisitor();
  await form.firstName.fill(applicant.firstName);
  await form.lastName.fill(applicant.lastName);
  await form.jobTitle.fill(applicant.jobTitle);
  await form.form.getByLabel(fields.businessEmail.label, { exact: true }).fill(applicant.businessEmail);
  await form.country.fill(applicant.country);
  await form.form.getByLabel(fields.message.label).fill(applicant.message);
  await tick(form.consent);
  return { form, applicant };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const title = 'a job seeker writes without a company or a business address, and is told what happens next';
    test(javaScriptEnabled ? title : `${title} @full`, async ({ page }) => {
      await page.goto('/careers');
      await page.getByRole('main').locator('a[href="/apply"]').first().click();
      await expect(page).toHaveURL('/apply');
      if (javaScriptEnabled) await hydrated(page);
      const { form, applicant } = await fillInApplication(page);
      await form.businessEmail.fill('amelie@harbour');
      await form.button.click();
      const { wrong } = formWords.application.fields.businessEmail;
      await expect(form.summary.getByRole('link')).toHaveText([wrong]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageOf('apply').title);
      await expect(form.message, 'what was typed is kept').toHaveValue(applicant.message);
      await form.businessEmail.fill(applicant.businessEmail);
      await form.button.click();
      const thanks = javaScriptEnabled ? form.dialog : page.getByRole('main');
      await expect(thanks.getByText(formWords.application.next[1] ?? '')).toBeVisible();
      await expect(thanks.getByText(formWords.fields.company.label, { exact: true })).toHaveCount(0);
      expect(await storedEnquiries(applicant.businessEmail)).toEqual([
        expect.objectContaining({ ...applicant, company: formWords.application.company, services: [] }),
      ]);
    });
  });
}
