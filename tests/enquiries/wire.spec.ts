import type { Page } from '@playwright/test';
import { enquiryForm, fillInAll, openForm, SEND_FORM, tick } from '../support/browser/enquiry-form.ts';
import { hydrated } from '../support/browser/islands.ts';
import { readParts } from '../support/browser/multipart.ts';
import { expect, test } from '../support/browser/test.ts';

/** What the unmodified library sends from a real browser, byte by byte. */

const pressAndRead = async (page: Page) => {
  const form = page.locator('main form');
  const [request] = await Promise.all([
    page.waitForRequest(`**${SEND_FORM}`),
    form.locator('button[type="submit"]').click(),
  ]);
  const body = request.postDataBuffer() ?? Buffer.alloc(0);
  return { request, body, parts: readParts(request.headers()['content-type'] ?? '', body) };
};

test('the fields go in the order of the page, then lib_version, service_id, template_id, user_id', async ({ page }) => {
  const form = await openForm(page);
  const visitor = await fillInAll(form);
  await tick(form.service('SAP HXM Implementation'));
  await tick(form.service('Support Services'));
  const { parts } = await pressAndRead(page);
  const expected = [
    ['enquiry_id', expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)],
    ['consent_version', expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)],
    ['came_from', '/contact-us'],
    ['campaign', ''],
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
});

test('the page that led to the form and the campaign of the visit are sent @full', async ({ page }) => {
  await page.goto('/solutions/payroll?utm_source=letter&ref=x');
  await page.locator('main a[href^="/contact-us"]').first().click();
  await page.waitForURL('**/contact-us**');
  await hydrated(page);
  const form = enquiryForm(page);
  await fillInAll(form);
  const { parts } = await pressAndRead(page);
  const sent = Object.fromEntries(parts.map(({ name, value }) => [name, value]));
  expect(sent).toMatchObject({ came_from: '/solutions/payroll', campaign: 'utm_source=letter' });
});

test('it goes to our own origin, without a preflight, a cookie or a redirect', async ({ page, baseURL }) => {
  const methods: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) methods.push(request.method());
  });
  const form = await openForm(page);
  await fillInAll(form);
  const { request } = await pressAndRead(page);
  expect(request.url()).toBe(`${baseURL}${SEND_FORM}`);
  expect(request.headers()['cookie']).toBeUndefined();
  const answer = await request.response();
  expect([answer?.status(), answer?.headers()['content-type'], await answer?.text()]).toEqual([
    200,
    expect.stringMatching(/^text\/plain/),
    'OK',
  ]);
  await expect(form.dialog).toBeVisible();
  expect(methods).toEqual(['POST']);
});
