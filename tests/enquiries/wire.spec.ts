import { enquiryForm, fillInAll, SEND_FORM, tick } from '../support/browser/enquiry-form.ts';
import { hydrated } from '../support/browser/islands.ts';
import { readParts } from '../support/browser/multipart.ts';
import { expect, test } from '../support/browser/test.ts';

/** The request that the unmodified library sends from a real browser, byte by byte. */

test('the fields go to our own origin in the order of the page, then what the library adds, and one request is all', async ({
  page,
  baseURL,
}) => {
  const methods: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && !request.url().endsWith('/visit')) methods.push(request.method());
  });
  await page.goto('/solutions/payroll?utm_source=letter&ref=x');
  await page.locator('main a[href^="/contact-us"]').first().click();
  await page.waitForURL('**/contact-us**');
  await hydrated(page);
  const form = enquiryForm(page);
  const visitor = await fillInAll(form);
  for (const checked of await form.form.locator('[name="services"]:checked').all()) await checked.uncheck();
  await tick(form.service('SAP HXM Implementation'));
  await tick(form.service('Support Services'));
  const [request] = await Promise.all([page.waitForRequest(`**${SEND_FORM}`), form.button.click()]);
  expect(request.url()).toBe(`${baseURL}${SEND_FORM}`);
  expect(request.headers()['cookie']).toBeUndefined();
  const parts = readParts(request.headers()['content-type'] ?? '', request.postDataBuffer() ?? Buffer.alloc(0));
  const expected = [
    ['enquiry_id', expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)],
    ['urgency', ''],
    ['consent_version', expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)],
    ['came_from', '/solutions/payroll'],
    ['campaign', 'utm_source=letter'],
    ['website', ''],
    ['firstName', visitor.firstName],
    ['lastName', visitor.lastName],
    ['company', visitor.company],
    ['jobTitle', visitor.jobTitle],
    ['businessEmail', visitor.businessEmail],
    ['country', visitor.country],
    ['services', 'Service 1'],
    ['services', 'Service 6'],
    ['message', visitor.message?.replaceAll('\n', '\r\n')],
    ['privacyPolicy', 'agreed'],
    ['lib_version', '4.4.1'],
    ['service_id', 'dhr'],
    ['template_id', 'enquiry'],
    ['user_id', 'public'],
  ];
  const known = new Set(expected.map(([name]) => name));
  const sent = parts.filter(({ name }) => known.has(name)).map(({ name, value }) => [name, value]);
  expect(sent).toEqual(expected);
  for (const { head } of parts) expect(head).toMatch(/^Content-Disposition: form-data; name="[\w]+"$/);

  const answer = await request.response();
  expect([answer?.status(), await answer?.text()]).toEqual([200, 'OK']);
  await expect(form.dialog).toBeVisible();
  expect(methods, 'neither a preflight nor a redirect').toEqual(['POST']);
});
