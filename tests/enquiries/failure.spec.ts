import type { Page } from '@playwright/test';
import { pass } from '../support/browser/clock.ts';
import {
  type EnquiryForm,
  expectKept,
  fillInAll,
  holdAnswer,
  openForm,
  openFormWithoutTime,
  tick,
  type Visitor,
} from '../support/browser/enquiry-form.ts';
import { hydrated } from '../support/browser/islands.ts';
import { storedEnquiries } from '../support/browser/stored.ts';
import { expect, test } from '../support/browser/test.ts';
import { formWords } from '../support/content.ts';
import { FORM_WORDS } from '../support/specified-words.ts';

/** Whatever goes wrong, the visitor is told the truth and loses nothing. */

async function expectReady(form: EnquiryForm, visitor: Visitor) {
  await expectKept(form, visitor);
  await expect(form.button).toBeEnabled();
  await expect(form.button).toHaveText(formWords.button.idle);
}

function enquiryId(page: Page) {
  return page.locator('[name="enquiry_id"]').inputValue();
}

test('a failure is announced and goes after 5 seconds; a calm line with the mail address stays, nothing is lost', async ({
  page,
  context,
  allowComplaint,
}) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED|status of 500/);
  const form = await openFormWithoutTime(page);
  const visitor = await fillInAll(form);
  const id = await enquiryId(page);
  await context.setOffline(true);
  await form.button.click();
  await expect(form.alert).toHaveText(FORM_WORDS.failure);
  await expect(form.alert).toHaveRole('alert');
  await pass(page, 4999);
  await expect(form.alert).toHaveText(FORM_WORDS.failure);
  await pass(page, 1);
  await expect(form.alert).toBeEmpty();
  await pass(page, 60_000);
  await expect(form.status).toContainText(FORM_WORDS.calm);
  await expect(form.status).toContainText(formWords.responses[0]);
  await expect(form.status.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
  await expectReady(form, visitor);

  await context.setOffline(false);
  const answer = await holdAnswer(page);
  await form.button.click();
  // Only status and text count: a body of "OK" does not make an error a success.
  await answer.refuse(500, 'OK');
  await expect(form.alert).toHaveText(FORM_WORDS.failure);
  await expectReady(form, visitor);
  await answer.stepAside();
  expect(await enquiryId(page), 'the third attempt is the same enquiry').toBe(id);
  await form.button.click();
  await expect(form.dialog).toBeVisible();
  expect(await storedEnquiries(visitor.businessEmail)).toHaveLength(1);
});

test('nothing typed is lost by a reload, by reading the privacy policy and coming back, by a walk to the form again', async ({
  page,
}) => {
  const form = await openForm(page);
  const visitor = await fillInAll(form);
  await tick(form.service('Consulting'));
  const id = await enquiryId(page);
  await test.step('a reload', async () => {
    await page.reload();
    await hydrated(page);
    await expectReady(form, visitor);
    await expect(form.service('Consulting')).toBeChecked();
    expect(await enquiryId(page), 'it is still the same enquiry').toBe(id);
  });
  await test.step('the privacy policy', async () => {
    await form.form.getByRole('link', { name: formWords.consent.linkText }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await page.goBack();
    await hydrated(page);
    await expectReady(form, visitor);
  });
  await test.step('other pages', async () => {
    await page.goto('/services/training');
    await page.locator('#contact a[href^="/contact-us"]').click();
    await hydrated(page);
    await expectReady(form, visitor);
    await expect(form.service('Training'), 'the service of the page comes on top').toBeChecked();
  });
});
