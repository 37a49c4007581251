import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { formWords } from '../content.ts';
import { newVisitor, SEND_FORM } from './enquiry-form.ts';

export interface ServerPage {
  /** What it is, in words that can name a file. */
  name: string;
  status: number;
  html: string;
  /** The policy it was sent with. */
  policy: string;
}

/** As a browser without JavaScript asks: the answer is a page. */
const AS_PAGE = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' };
const sendAsPage = (request: APIRequestContext, values: Record<string, string>): Promise<APIResponse> =>
  request.post(SEND_FORM, { multipart: values, headers: AS_PAGE, maxRedirects: 0 });

/**
 * Pages that no build writes but the server, for one visitor each. The form that comes back with one problem of the
 * whole enquiry looks alike for 409, 429 and 503; the first can be had from a server that is well.
 */
export const serverPages = async (request: APIRequestContext): Promise<ServerPage[]> => {
  const enquiry = { ...newVisitor(), privacyPolicy: 'agreed', enquiry_id: crypto.randomUUID() };
  expect((await sendAsPage(request, enquiry)).status(), 'the enquiry that the next one contradicts').toBe(303);
  const answers: [name: string, status: number, answer: APIResponse][] = [
    ['form-with-faults', 422, await sendAsPage(request, { firstName: '"Ann" <b>', services: 'Service 3' })],
    ['application-with-faults', 422, await sendAsPage(request, { company: formWords.application.company })],
    ['form-with-a-problem', 409, await sendAsPage(request, { ...enquiry, message: 'Other words' })],
    ['words-without-a-form', 405, await request.get(SEND_FORM, { headers: AS_PAGE })],
  ];
  return Promise.all(
    answers.map(async ([name, status, answer]) => {
      expect(answer.status(), name).toBe(status);
      const html = await answer.text();
      return { name, status, html, policy: answer.headers()['content-security-policy'] ?? '' };
    }),
  );
};
