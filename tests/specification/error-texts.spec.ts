import { fillIn, fillInAll, newVisitor, openForm, pressAndHold } from '../../testing/browser/enquiry-form.ts';
import { elementsOf } from '../../testing/browser/html.ts';
import { allPaths, htmlOf } from '../../testing/browser/pages.ts';
import { expect, test } from '../../testing/browser/test.ts';

/** Specification, section 8: error catalogue, line by line. */

test('form send failure: ‘Something went wrong, please try again later’', async ({ page, allowComplaint }) => {
  allowComplaint(/status of 503/);
  const { answer, form } = await pressAndHold(page);
  await answer.refuse(503);
  await expect(form.alert).toHaveText('Something went wrong, please try again later');
  await expect(form.alert).toHaveRole('alert');
});

test('consent missing: ‘You must agree to the privacy policy before submitting.’', async ({ page }) => {
  const form = await openForm(page);
  await fillIn(form, newVisitor());
  await form.button.click();
  await expect(form.summary).toContainText('You must agree to the privacy policy before submitting.');
});

test('unknown path under /solutions or /services: ‘404 Not Found’', async ({ request }) => {
  for (const path of ['/solutions/nothing-here', '/services/nothing-here', '/services/training/more']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('404 Not Found');
  }
});

test('unknown path under /blogs: shows the same article', async ({ request }) => {
  const article = await (await request.get('/blogs/SAP-Payroll-Offerings')).text();
  const other = await request.get('/blogs/nothing-here');
  expect(other.status()).toBe(200);
  expect(await other.text()).toBe(article);
});

test('‘Root element not found’ does not apply: pages are complete HTML, nothing waits for a root element', () => {
  for (const path of allPaths) {
    const main = elementsOf(htmlOf(path)).find(({ tagName }) => tagName === 'main');
    expect.soft(main?.childNodes.length ?? 0, `${path} has content in its main element`).toBeGreaterThan(0);
    expect.soft(htmlOf(path), path).not.toContain('Root element not found');
  }
});

test.describe('e-mail library statuses are configurable and not enabled by default', () => {
  test('451 Unavailable For Headless Browser: this automated browser may send', async ({ page }) => {
    const form = await openForm(page);
    expect(await page.evaluate(() => navigator.webdriver)).toBe(true);
    await fillInAll(form);
    await form.button.click();
    await expect(form.dialog).toBeVisible();
  });

  test('403 Forbidden (block list): the list is empty, a private address may send as well', async ({ page }) => {
    const form = await openForm(page);
    const { settings } = JSON.parse((await page.locator('astro-island:has(form)').getAttribute('props')) ?? '{}');
    expect(settings).toEqual([0, expect.objectContaining({ blockList: [1, []] })]);
    await fillInAll(form, { ...newVisitor(), businessEmail: `${crypto.randomUUID()}@freemail.example` });
    await form.button.click();
    await expect(form.dialog).toBeVisible();
  });

  test('429 Too Many Requests: one browser may send twice in a row', async ({ page }) => {
    const form = await openForm(page);
    for (const _time of ['first', 'second']) {
      await fillInAll(form);
      await form.button.click();
      await expect(form.dialog).toBeVisible();
      await form.dialog.getByRole('button', { name: 'Close' }).click();
    }
  });

  for (const [status, text, sentence] of [
    [451, 'Unavailable For Headless Browser', /automated browser/],
    [403, 'Forbidden', /takes no enquiries from the e-mail address/],
    [429, 'Too Many Requests', /wait a little/],
    [503, '', /try again in a minute/],
  ] as const) {
    test(`where they are enabled, ${status} has a sentence for the visitor`, async ({ page, allowComplaint }) => {
      allowComplaint(new RegExp(`status of ${status}`));
      const { answer, form } = await pressAndHold(page);
      await answer.refuse(status, text);
      await expect(form.status).toContainText(sentence);
    });
  }

  test('0 network error has a sentence, too', async ({ page, context, allowComplaint }) => {
    allowComplaint(/ERR_INTERNET_DISCONNECTED/);
    const form = await openForm(page);
    await fillInAll(form);
    await context.setOffline(true);
    await form.button.click();
    await expect(form.status).toContainText('We could not reach the server');
  });
});
