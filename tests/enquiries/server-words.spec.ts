import type { APIRequestContext } from '@playwright/test';
import { enquiryForm, fillIn, newVisitor, openForm, SEND_FORM, tick } from '../support/browser/enquiry-form.ts';
import { hydrated } from '../support/browser/islands.ts';
import { expect, test } from '../support/browser/test.ts';
import { formWords } from '../support/content.ts';
import { attributeOf, elementsOf, textOf } from '../support/html.ts';

/** The server checks again what the browser has checked, and says it in the same words. */

const WRONG = {
  'an empty form': {},
  'blanks for a name': { ...newVisitor(), firstName: '   ' },
  'half an address': { ...newVisitor(), businessEmail: 'amelie@harbour' },
  'two addresses': { ...newVisitor(), businessEmail: 'a@harbour.example, b@harbour.example' },
  'a long company': { ...newVisitor(), company: 'x'.repeat(201) },
  'a long message': { ...newVisitor(), message: 'é'.repeat(5001) },
} as const;

/** As a browser without JavaScript sends it: the answer is a page. */
const sendAsPage = async (request: APIRequestContext, values: Record<string, string>) => {
  const answer = await request.post(SEND_FORM, {
    multipart: values,
    headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' },
  });
  return { status: answer.status(), html: await answer.text(), headers: answer.headers() };
};

test('browser and server say the same about every fault', async ({ page, request }) => {
  for (const [fault, values] of Object.entries(WRONG)) {
    const form = await openForm(page);
    await fillIn(form, { firstName: '', lastName: '', company: '', businessEmail: '', country: '', ...values });
    await form.button.click();
    await expect(form.summary).toBeVisible();
    const words = await form.summary.getByRole('link').allTextContents();

    const { status, html } = await sendAsPage(request, { ...values });
    expect.soft(status, fault).toBe(422);
    const list = elementsOf(html).find((tag) => attributeOf(tag, 'id') === 'problem-list');
    const said = list?.childNodes.map((item) => textOf(item).trim()).filter(Boolean);
    expect.soft(said, fault).toEqual(words);
  }
});

test('the page with faults keeps every letter, and none of them becomes markup', async ({ request }) => {
  const tricky = `<img src=x onerror=alert(1)>"'&amp;</textarea><script>alert(1)</script>`;
  const { html, headers } = await sendAsPage(request, { firstName: tricky, message: tricky, country: tricky });
  const tags = elementsOf(html);
  const valueAt = (id: string) =>
    tags.filter((tag) => attributeOf(tag, 'id') === id).map((tag) => attributeOf(tag, 'value'))[0];
  expect(valueAt('firstName')).toBe(tricky);
  expect(valueAt('country')).toBe(tricky);
  const message = tags.find(({ tagName }) => tagName === 'textarea');
  expect(message && textOf(message)).toBe(tricky);
  // The menu of the page has pictures of its own; none of the trick may be among them.
  expect(tags.filter((tag) => attributeOf(tag, 'onerror') !== undefined || attributeOf(tag, 'src') === 'x')).toEqual(
    [],
  );
  expect(tags.filter((tag) => tag.tagName === 'script' && textOf(tag).includes('alert('))).toEqual([]);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['cache-control']).toBe('no-store');
});

test('the form that comes back works on with JavaScript, faults included', async ({ page, allowComplaint }) => {
  allowComplaint(/ERR_FAILED|Error hydrating/);
  // The script of the form comes only with the page that the server sends back.
  await page.route('**/_astro/*.js', (route) =>
    page.url().endsWith('/contact-us') ? route.abort() : route.continue(),
  );
  await page.goto('/contact-us');
  const form = enquiryForm(page);
  await fillIn(form, { ...newVisitor(), businessEmail: 'amelie@harbour' });
  await tick(form.consent);
  await form.button.click();
  await expect(page).toHaveURL(SEND_FORM);
  await hydrated(page);
  await expect(form.businessEmail).toHaveValue('amelie@harbour');
  await expect(form.summary.getByRole('link')).toHaveText([formWords.fields.businessEmail.wrong]);
  await form.businessEmail.fill(newVisitor().businessEmail);
  await form.button.click();
  await expect(form.dialog).toBeVisible();
});

test('an enquiry from another website is refused in words', async ({ request }) => {
  const answer = await request.post(SEND_FORM, {
    multipart: { ...newVisitor(), privacyPolicy: 'agreed' },
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.text()).toContain(formWords.answers[403]);
});
