import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { escapeHtml } from '../../common/text.ts';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import type { RefusedEnquiry, SentEnquiry } from '../contract/fields.ts';

type RefusalStatus = 400 | 403 | 405 | 409 | 413 | 415 | 422 | 429 | 503;

/** A request that is not accepted. The visitor is always told why; nothing is dropped in silence. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: RefusalStatus;
  readonly retryAfter: number | undefined;

  constructor(status: RefusalStatus, retryAfter?: number) {
    super(words.answers[`${status}`]);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Whether the browser will show our answer as a page: a form without JavaScript. Older ones send no Sec-Fetch-Mode. */
export function isNavigation(headers: Headers): boolean {
  const mode = headers.get('sec-fetch-mode');
  if (mode !== null) return mode === 'navigate';
  return (headers.get('accept') ?? '').includes('text/html') && !headers.has('x-requested-with');
}

function plainPage(sentences: readonly string[]): string {
  const { title, back } = words.plainPage;
  const paragraphs = [...sentences, back].map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>`;
  return `<!DOCTYPE html>\n<html lang="en"><head>${head}</head>\n<body><main><h1>${escapeHtml(title)}</h1>\n${paragraphs}\n</main></body></html>\n`;
}

export function accepted(context: Context, pathOfThanks: () => string): Response {
  context.header('Cache-Control', 'no-store');
  // Never a page for fetch: the library expects exactly this answer.
  if (!isNavigation(context.req.raw.headers)) return context.text('OK');
  return context.redirect(pathOfThanks(), 303);
}

/** In words to a script, as a page to a browser; `enquiry` is missing when the request could not be read. */
export function refused(
  context: Context,
  { status, retryAfter, message }: Refusal,
  enquiry?: RefusedEnquiry,
  page?: (refused: RefusedEnquiry, context: Context) => string,
): Response {
  context.header('Cache-Control', 'no-store');
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  if (status === 405) context.header('Allow', 'POST');
  const sentences = [message, ...Object.values(enquiry?.errors ?? {})];
  if (!isNavigation(context.req.raw.headers)) return context.text(`${sentences.join('\n')}\n`, status);
  if (!enquiry || !page) return context.html(plainPage(sentences), status);
  return context.html(page({ ...enquiry, problem: status === 422 ? undefined : message }, context), status);
}

export const receiptName = 'receipt';

const keptMs = 10 * 60_000;
const most = 200;

/**
 * What visitors without JavaScript have just sent, for the page after the form. The form leads there by a redirect, so
 * that a reload sends nothing. Kept in memory: where another server is asked, the page thanks without the copy.
 */
export class Receipts {
  readonly #kept = new Map<string, { sent: SentEnquiry; until: number }>();

  keep(sent: SentEnquiry, now: number): string {
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= most) this.#kept.delete(oldest);
    const number = randomUUID();
    this.#kept.set(number, { sent, until: now + keptMs });
    return number;
  }

  find(number: string, now: number): SentEnquiry | undefined {
    const kept = this.#kept.get(number);
    return kept && now < kept.until ? kept.sent : undefined;
  }
}
