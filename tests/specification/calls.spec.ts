import { fillInAll, openForm, SEND_FORM, tick } from '../../testing/browser/enquiry-form.ts';
import { hydrated } from '../../testing/browser/islands.ts';
import { expect, test } from '../../testing/browser/test.ts';

/** Specification, section 7: the calls it makes. tests/enquiries/ looks at every byte of them. */

test('contact form submit: a multipart POST to /api/v1.0/email/send-form with the fields and four identifiers', async ({
  page,
  baseURL,
}) => {
  const form = await openForm(page);
  const visitor = await fillInAll(form);
  await tick(form.service('Consulting'));
  const [request] = await Promise.all([page.waitForRequest(`**${SEND_FORM}`), form.button.click()]);
  expect(request.method()).toBe('POST');
  expect(request.url(), 'by default our own origin').toBe(`${baseURL}${SEND_FORM}`);
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  const body = request.postDataBuffer()?.toString() ?? '';
  const sent = (name: string) => new RegExp(`name="${name}"\r\n\r\n([^]*?)\r\n--`).exec(body)?.[1];
  for (const [name, value] of Object.entries(visitor)) expect(sent(name), name).toBe(value.replace('\n', '\r\n'));
  expect(sent('services')).toBe('Service 2');
  for (const name of ['service_id', 'template_id', 'user_id']) expect(sent(name), name).toMatch(/.+/);
  expect(sent('lib_version')).toBe('4.4.1');
});

for (const [status, body, outcome] of [
  [200, 'OK', 'success'],
  [500, 'OK', 'failure'],
  [404, 'The service is not here', 'failure'],
] as const) {
  test(`only status and text are used: ${status} ‘${body}’ is a ${outcome}`, async ({ page, allowComplaint }) => {
    allowComplaint(/status of (404|500)/);
    await page.route(`**${SEND_FORM}`, (route) => route.fulfill({ status, contentType: 'text/plain', body }));
    const form = await openForm(page);
    await fillInAll(form);
    await form.button.click();
    if (outcome === 'success') await expect(form.dialog).toBeVisible();
    else await expect(form.status).toContainText('Not sent yet');
  });
}

test('the JSON form of the library is taken as well: /api/v1.0/email/send', async ({ request }) => {
  const answer = await request.post('/api/v1.0/email/send', {
    data: {
      lib_version: '4.4.1',
      user_id: 'public',
      service_id: 'dhr',
      template_id: 'enquiry',
      template_params: {
        firstName: 'Amélie',
        lastName: 'Rao',
        company: 'Harbour Logistics',
        businessEmail: `json-${crypto.randomUUID()}@harbour.example`,
        country: 'India',
        privacyPolicy: 'agreed',
      },
    },
  });
  expect([answer.status(), await answer.text()]).toEqual([200, 'OK']);
});

test('no other network calls: pages fetch only files of the site itself', async ({ page, baseURL }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`));
  for (const path of ['/', '/solutions/payroll', '/blogs/SAP-Payroll-Offerings', '/contact-us']) {
    await page.goto(path);
    await hydrated(page);
  }
  const foreign = calls.filter((call) => !call.startsWith(`GET ${baseURL}/`) || call.includes('/api/'));
  expect(foreign).toEqual([]);
});
