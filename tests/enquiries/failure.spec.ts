import type { Page } from '@playwright/test';
import { pass } from '../../testing/browser/clock.ts';
import {
  type EnquiryForm,
  enquiryForm,
  expectKept,
  fillInAll,
  holdAnswer,
  openForm,
  openFormWithoutTime,
  SEND_FORM,
  tick,
  type Visitor,
} from '../../testing/browser/enquiry-form.ts';
import { hydrated } from '../../testing/browser/islands.ts';
import { storedEnquiries } from '../../testing/browser/stored.ts';
import { expect, test } from '../../testing/browser/test.ts';

/** Whatever goes wrong, the visitor is told the truth and loses nothing. */

const FAILURE = 'Something went wrong, please try again later';
const CALM = 'Not sent yet – your details are still here';

const expectReady = async (form: EnquiryForm, visitor: Visitor) => {
  await expectKept(form, visitor);
  await expect(form.button).toBeEnabled();
  await expect(form.button).toHaveText('Send enquiry');
};

const enquiryId = (page: Page) => page.locator('[name="enquiry_id"]').inputValue();

test('the connection is gone: told at once, nothing lost, and the next press arrives', async ({
  page,
  context,
  allowComplaint,
}) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED/);
  const form = await openForm(page);
  const visitor = await fillInAll(form);
  const id = await enquiryId(page);
  await context.setOffline(true);
  await form.button.click();
  await expect(form.alert).toHaveText(FAILURE);
  await expect(form.status).toContainText(CALM);
  await expect(form.status).toContainText('We could not reach the server. Check your connection and send again.');
  await expectReady(form, visitor);
  await context.setOffline(false);
  expect(await enquiryId(page), 'the second attempt is the same enquiry').toBe(id);
  await form.button.click();
  await expect(form.dialog).toBeVisible();
  expect(storedEnquiries(visitor.businessEmail)).toHaveLength(1);
});

test('the server hangs: after 20 seconds, and not before, the visitor is told', async ({ page }) => {
  const answer = await holdAnswer(page);
  const form = await openFormWithoutTime(page);
  const visitor = await fillInAll(form);
  await form.button.click();
  await answer.arrived;
  await pass(page, 19_999);
  await expect(form.button).toHaveText('Sending...');
  await expect(form.alert).toBeEmpty();
  await pass(page, 1);
  await expect(form.alert).toHaveText(FAILURE);
  await expect(form.status).toContainText('We could not reach the server');
  await expectReady(form, visitor);
});

test('the connection is reset while the enquiry is on its way', async ({ page, allowComplaint }) => {
  allowComplaint(/ERR_CONNECTION_RESET/);
  await page.route(`**${SEND_FORM}`, (route) => route.abort('connectionreset'));
  const form = await openForm(page);
  const visitor = await fillInAll(form);
  await form.button.click();
  await expect(form.alert).toHaveText(FAILURE);
  await expectReady(form, visitor);
});

test('the answer is lost although the enquiry arrived: the second press does not make it two', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/ERR_CONNECTION_RESET/);
  await page.route(`**${SEND_FORM}`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const form = await openForm(page);
  const visitor = await fillInAll(form);
  await form.button.click();
  await expect(form.alert).toHaveText(FAILURE);
  expect(storedEnquiries(visitor.businessEmail)).toHaveLength(1);
  await page.unroute(`**${SEND_FORM}`);
  await form.button.click();
  await expect(form.dialog).toBeVisible();
  expect(storedEnquiries(visitor.businessEmail)).toHaveLength(1);
});

test('the failure goes after 5 seconds; the calm line with the mail address stays', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/status of 503/);
  const answer = await holdAnswer(page);
  const form = await openFormWithoutTime(page);
  const visitor = await fillInAll(form);
  await form.button.click();
  await answer.refuse(503);
  await expect(form.alert).toHaveText(FAILURE);
  await pass(page, 5000);
  await expect(form.alert).toBeEmpty();
  await pass(page, 60_000);
  await expect(form.status).toContainText(CALM);
  await expect(form.status.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
  await expectReady(form, visitor);
});

test('a page of a proxy that answers 200 is no thank-you', async ({ page }) => {
  await page.route(`**${SEND_FORM}`, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Please log in to the hotel’s network</h1>' }),
  );
  const form = await openForm(page);
  const visitor = await fillInAll(form);
  await form.button.click();
  await expect(form.alert).toHaveText(FAILURE);
  await expectReady(form, visitor);
  await expect(form.dialog).toBeHidden();
});

test('after a refusal because of other details (409) the next press is a new enquiry', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/status of 409/);
  const answer = await holdAnswer(page);
  const form = await openForm(page);
  const visitor = await fillInAll(form);
  const id = await enquiryId(page);
  await form.button.click();
  await answer.refuse(409);
  await expect(form.status).toContainText('already sent with other details');
  expect(await enquiryId(page)).not.toBe(id);
  await answer.stepAside();
  await form.button.click();
  await expect(form.dialog).toBeVisible();
  expect(storedEnquiries(visitor.businessEmail)).toHaveLength(1);
});

test.describe('nothing typed is ever lost', () => {
  test('by a reload', async ({ page }) => {
    const form = await openForm(page);
    const visitor = await fillInAll(form);
    await tick(form.service('Consulting'));
    const id = await enquiryId(page);
    await page.reload();
    await hydrated(page);
    await expectReady(form, visitor);
    await expect(form.service('Consulting')).toBeChecked();
    expect(await enquiryId(page), 'it is still the same enquiry').toBe(id);
  });

  test('by reading the privacy policy and coming back', async ({ page }) => {
    const form = await openForm(page);
    const visitor = await fillInAll(form);
    await form.form.getByRole('link', { name: 'privacy policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await page.goBack();
    await hydrated(page);
    await expectReady(form, visitor);
  });

  test('by a walk through other pages to the form again', async ({ page }) => {
    const form = await openForm(page);
    const visitor = await fillInAll(form);
    await page.goto('/services/training');
    await page.locator('#contact').getByRole('link').click();
    await hydrated(page);
    await expectReady(enquiryForm(page), visitor);
    await expect(form.service('Training'), 'the service of the page comes on top').toBeChecked();
  });

  test('by typing before the script has come', async ({ page }) => {
    const { promise: scriptMayCome, resolve: letScriptCome } = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await scriptMayCome;
      await route.continue();
    });
    await page.goto('/contact-us', { waitUntil: 'commit' });
    const form = enquiryForm(page);
    const visitor = await fillInAll(form);
    letScriptCome();
    await hydrated(page);
    await expectReady(form, visitor);
    await form.button.click();
    await expect(form.dialog).toBeVisible();
  });

  test('by faults that have to be corrected first', async ({ page }) => {
    const form = await openForm(page);
    const visitor = await fillInAll(form);
    await form.businessEmail.fill('not an address');
    await form.button.click();
    await expect(form.summary).toBeVisible();
    await expectReady(form, { ...visitor, businessEmail: 'not an address' });
  });
});
