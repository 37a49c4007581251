import type { Context } from 'hono';
import { escapeHtml } from '../../common/escape-html.ts';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import type { EnquiryErrors, EnquiryValues } from '../contract/fields.ts';
import type { Refusal } from './refusal.ts';

/** What the page needs besides values and errors to show the form once more. */
export interface FormAgain {
  /** Why nothing was sent, when no field is to blame. */
  problem: string | undefined;
  enquiryId: string;
}

export type RenderFormAgain = (
  values: EnquiryValues,
  errors: EnquiryErrors,
  again: FormAgain,
) => string | Promise<string>;

/** A browser that shows our answer as a page: the form without JavaScript. Older ones send no Sec-Fetch-Mode. */
export function isNavigation(headers: Headers): boolean {
  const mode = headers.get('sec-fetch-mode');
  if (mode !== null) return mode === 'navigate';
  return (headers.get('accept') ?? '').includes('text/html') && !headers.has('x-requested-with');
}

/** Words for a visitor whose form could not be read, so it cannot be shown again either. */
function plainPage(sentences: readonly string[]): string {
  const { title, back } = words.plainPage;
  const paragraphs = [...sentences, back].map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>`;
  return `<!DOCTYPE html>\n<html lang="en"><head>${head}</head>\n<body><main><h1>${escapeHtml(title)}</h1>\n${paragraphs}\n</main></body></html>\n`;
}

export interface Refused {
  refusal: Refusal;
  errors: EnquiryErrors;
  /** The form as it can be shown again; missing when the request could not be read. */
  form: { values: EnquiryValues; again: FormAgain } | undefined;
}

export function accepted(context: Context, thanksPath: string): Response {
  context.header('Cache-Control', 'no-store');
  // Never a redirect for fetch: the library wants exactly this answer.
  return isNavigation(context.req.raw.headers) ? context.redirect(thanksPath, 303) : context.text('OK');
}

export async function refused(context: Context, what: Refused, render?: RenderFormAgain): Promise<Response> {
  const { refusal, errors, form } = what;
  const { status, retryAfter, message } = refusal;
  context.header('Cache-Control', 'no-store');
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  if (status === 405) context.header('Allow', 'POST');
  const sentences = [message, ...Object.values(errors)];
  if (!isNavigation(context.req.raw.headers)) return context.text(`${sentences.join('\n')}\n`, status);
  if (!form || !render) return context.html(plainPage(sentences), status);
  const problem = status === 422 ? undefined : message;
  return context.html(await render(form.values, errors, { ...form.again, problem }), status);
}
