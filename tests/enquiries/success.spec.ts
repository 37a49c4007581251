import {
  fillIn,
  fillInAll,
  holdAnswer,
  newVisitor,
  openForm,
  SEND_FORM,
  tick,
} from '../../testing/browser/enquiry-form.ts';
import { storedEnquiries } from '../../testing/browser/stored.ts';
import { expect, test } from '../../testing/browser/test.ts';

/** An enquiry that arrives: once, whole, and thanked for. */

test('what was typed is stored before the thank-you is shown', async ({ page }) => {
  const form = await openForm(page);
  const visitor = await fillInAll(form);
  await tick(form.service('Consulting'));
  await tick(form.service('Training'));
  await form.button.click();
  await expect(form.dialog).toBeVisible();
  const [stored, ...others] = storedEnquiries(visitor.businessEmail);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ ...visitor, services: ['Service 2', 'Service 3'], consent: true });
  expect(stored?.consentVersion).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(stored?.state, 'an honest enquiry is not taken for spam').not.toBe('quarantined');
});

test('a double-click sends one enquiry', async ({ page }) => {
  const answer = await holdAnswer(page);
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(SEND_FORM)) count += 1;
  });
  const form = await openForm(page);
  await fillInAll(form);
  await form.button.dblclick({ noWaitAfter: true });
  await form.country.press('Enter');
  await answer.accept();
  await expect(form.dialog).toBeVisible();
  expect(count).toBe(1);
});

test('the same enquiry_id again is one row; with other words it is refused in words', async ({ page, request }) => {
  const form = await openForm(page);
  const visitor = await fillInAll(form);
  const [sent] = await Promise.all([page.waitForRequest(`**${SEND_FORM}`), form.button.click()]);
  await expect(form.dialog).toBeVisible();

  const again = (body: Buffer) =>
    request.post(SEND_FORM, { headers: { 'content-type': sent.headers()['content-type'] ?? '' }, data: body });
  const body = sent.postDataBuffer() ?? Buffer.alloc(0);
  const same = await again(body);
  expect([same.status(), await same.text()]).toEqual([200, 'OK']);
  const other = await again(Buffer.from(body.toString().replace(visitor.company, 'Another company')));
  expect(other.status()).toBe(409);
  expect(await other.text()).toMatch(/already sent with other details/);
  expect(storedEnquiries(visitor.businessEmail)).toEqual([expect.objectContaining({ company: visitor.company })]);
});

test('a second enquiry from the same page is another one', async ({ page }) => {
  const form = await openForm(page);
  const visitor = newVisitor();
  for (const message of ['First question', 'Second question']) {
    await fillIn(form, { ...visitor, message });
    await tick(form.consent);
    await form.button.click();
    await expect(form.dialog).toBeVisible();
    await form.dialog.getByRole('button', { name: 'Close' }).click();
  }
  const messages = storedEnquiries(visitor.businessEmail).map(({ message }) => message);
  expect(messages.toSorted()).toEqual(['First question', 'Second question']);
});

test('after the thank-you nothing of the enquiry is left in the browser', async ({ page }) => {
  const form = await openForm(page);
  await fillInAll(form);
  await form.button.click();
  await expect(form.dialog).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('harbour');
  await page.reload();
  await expect(form.firstName).toHaveValue('');
  await expect(form.message).toHaveValue('');
});

test.describe('services chosen beforehand', () => {
  test('?service= ticks the service it names', async ({ page }) => {
    const form = await openForm(page, '?service=staff-augmentation');
    await expect(form.service('Staff Augmentation')).toBeChecked();
    await expect(form.form.locator('[name="services"]:checked')).toHaveCount(1);
  });

  test('it takes several, and leaves out what it does not know', async ({ page }) => {
    const form = await openForm(page, '?service=training,support,nonsense&service=consulting');
    for (const label of ['Training', 'Support Services', 'Consulting']) await expect(form.service(label)).toBeChecked();
    await expect(form.form.locator('[name="services"]:checked')).toHaveCount(3);
  });

  test('the button at the end of a service page brings its service along', async ({ page }) => {
    await page.goto('/services/value-assurance');
    await page.locator('#contact').getByRole('link').click();
    await expect(page).toHaveURL('/contact-us?service=value-assurance');
    await expect(page.getByRole('checkbox', { name: 'Value Assurance Services' })).toBeChecked();
  });

  test('a choice that the visitor has taken back stays taken back after a reload', async ({ page }) => {
    const form = await openForm(page, '?service=training');
    await form.service('Training').press('Space');
    await expect(form.service('Training')).not.toBeChecked();
    await form.firstName.fill('Amélie');
    await page.reload();
    await expect(form.firstName).toHaveValue('Amélie');
    await expect(form.service('Training')).not.toBeChecked();
  });
});
