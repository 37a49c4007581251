import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { DAY_MS, MINUTE_MS } from '../../common/day.ts';
import { escapeHtml } from '../../common/text.ts';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { faultOfCallTimes } from '../contract/call-times.ts';
import { check, isValid } from '../contract/check.ts';
import {
  type EnquiryErrors,
  type EnquiryValues,
  forEachText,
  isApplication,
  type RefusedEnquiry,
  type SentEnquiry,
  services,
  TELEPHONE_FIELD,
} from '../contract/fields.ts';
import { referenceOf } from '../contract/reference.ts';
import type { Submission } from '../contract/wire.ts';
import type { Log } from '../log.ts';
import type { SpamFilter } from '../spam/filter.ts';
import { faultCode } from '../store/database.ts';
import { bodyHash, type Enquiry } from '../store/enquiry.ts';
import { TooManyWaiting } from '../store/group-commit.ts';
import type { Acceptance } from '../store/outbox.ts';
import type { RateLimit } from './rate-limit.ts';
import {
  cameFromOf,
  consentVersionOf,
  ENDPOINTS,
  type Endpoint,
  givenId,
  idOfWords,
  Refusal,
  readSubmission,
} from './read-submission.ts';

export interface Visitors {
  /** The visitor's address, as far as trusted proxies tell; without one there is no rate limit. */
  clientAddress: (context: Context) => string | undefined;
  thanksPath: string;
  refusedPage?: ((refused: RefusedEnquiry, context: Context) => string) | undefined;
  thanksPage?: ((sent: SentEnquiry, context: Context) => string) | undefined;
}

interface IntakeParts extends Visitors {
  /** Resolves when the enquiry is on the disk. */
  accept(enquiry: Enquiry): Promise<Acceptance>;
  isStoredSince(id: string, time: number): Promise<boolean>;
  spamFilter: SpamFilter;
  secondsToWait: RateLimit;
  log: Log;
  now(): number;
}

const RETRY_SOON_SECONDS = 5;
const RETRY_LATER_SECONDS = 30;

async function store(
  intake: IntakeParts,
  submission: Submission,
  values: EnquiryValues,
): Promise<string> {
  const { log } = intake;
  const now = intake.now();
  const consentVersion = consentVersionOf(submission.consentVersion);
  const hash = bodyHash(values, consentVersion);
  const given = givenId(submission.enquiryId);
  let id = given ?? idOfWords(hash, now);
  let acceptance: Acceptance;
  try {
    // The second click may come after midnight.
    const yesterday = idOfWords(hash, now - DAY_MS);
    if (!given && (await intake.isStoredSince(yesterday, now - DAY_MS))) id = yesterday;
    const spam = intake.spamFilter.judge({ values, honeypot: submission.honeypot });
    const cameFrom = cameFromOf(submission.cameFrom, submission.campaign);
    acceptance = await intake.accept({
      id,
      receivedAt: now,
      kind: isApplication(values) ? 'application' : 'enquiry',
      values,
      consentVersion,
      bodyHash: hash,
      spam,
      cameFrom,
    });
    log.info('enquiry', { id, acceptance, spamScore: spam.score, quarantined: spam.quarantined });
  } catch (error) {
    log.error('enquiry not stored', { id, fault: faultCode(error) });
    throw new Refusal(
      503,
      error instanceof TooManyWaiting ? RETRY_SOON_SECONDS : RETRY_LATER_SECONDS,
    );
  }
  if (acceptance === 'conflict') throw new Refusal(409);
  return id;
}

/** Whether the browser will show our response as a page: a form without JavaScript. Older ones send no Sec-Fetch-Mode. */
function isNavigation({ req }: Context): boolean {
  const mode = req.header('sec-fetch-mode');
  if (mode !== undefined) return mode === 'navigate';
  return (
    (req.header('accept') ?? '').includes('text/html') &&
    req.header('x-requested-with') === undefined
  );
}

function plainPage(sentences: readonly string[]): string {
  const { title, back } = words.plainPage;
  const paragraphs = [...sentences, back]
    .map((sentence) => `<p>${escapeHtml(sentence)}</p>`)
    .join('\n');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>`;
  return `<!DOCTYPE html>\n<html lang="en"><head>${head}</head>\n<body><main><h1>${escapeHtml(title)}</h1>\n${paragraphs}\n</main></body></html>\n`;
}

/** In words to a script, as a page to a browser; `enquiry` is missing if unreadable. */
function refuse(
  context: Context,
  { status, retryAfter, message }: Refusal,
  enquiry?: RefusedEnquiry,
  page?: IntakeParts['refusedPage'],
): Response {
  context.header('Cache-Control', 'no-store');
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  if (status === 405) context.header('Allow', 'POST');
  const sentences = [message, ...Object.values(enquiry?.errors ?? {})];
  if (!isNavigation(context)) return context.text(`${sentences.join('\n')}\n`, status);
  if (!enquiry || !page) return context.html(plainPage(sentences), status);
  return context.html(
    page({ ...enquiry, problem: status === 422 ? undefined : message }, context),
    status,
  );
}

/** Values shown again are no longer than the field, or the page would grow each time. */
function withinLimits(values: EnquiryValues): EnquiryValues {
  return {
    ...values,
    ...forEachText(({ name, limit }) => values[name].slice(0, limit)),
    ...(values.telephone !== undefined && {
      telephone: values.telephone.slice(0, TELEPHONE_FIELD.limit),
    }),
    services: values.services.filter((value) =>
      services.some((service) => service.value === value),
    ),
  };
}

export const RECEIPT_COOKIE = 'receipt';
const RECEIPT_MS = 10 * MINUTE_MS;
const MAX_RECEIPTS = 200;

export function intakeRoutes(intake: IntakeParts): Hono {
  const { thanksPath, thanksPage, now } = intake;
  /**
   * What visitors without JavaScript have just sent, for the page that the form redirects to, so
   * that a reload sends nothing. Kept in memory: if another server responds, the page thanks
   * without the copy.
   */
  const receipts = new Map<string, { sent: SentEnquiry; until: number }>();
  const keepReceipt = (sent: SentEnquiry): string => {
    const [oldest] = receipts.keys();
    if (oldest !== undefined && receipts.size >= MAX_RECEIPTS) receipts.delete(oldest);
    const number = randomUUID();
    receipts.set(number, { sent, until: now() + RECEIPT_MS });
    return number;
  };

  const thank = (context: Context, sent: SentEnquiry): Response => {
    context.header('Cache-Control', 'no-store');
    // Never a page for fetch: the library expects exactly this response.
    if (!isNavigation(context)) return context.text('OK');
    const query = thanksPage ? `?${RECEIPT_COOKIE}=${keepReceipt(sent)}` : '';
    return context.redirect(`${thanksPath}${query}`, 303);
  };

  const handle = async (context: Context, endpoint: Endpoint): Promise<Response> => {
    let submission: Submission | undefined;
    let errors: EnquiryErrors = {};
    try {
      if (context.req.header('sec-fetch-site') === 'cross-site') throw new Refusal(403);
      // Before the body is read: rendering a form for each refusal would serve an attacker.
      const wait = intake.secondsToWait(intake.clientAddress(context));
      if (wait > 0) throw new Refusal(429, wait);
      submission = await readSubmission(context.req.raw, endpoint);
      const checked = check(submission.values);
      errors = checked.errors;
      const callFault = errors.callTimes ?? faultOfCallTimes(checked.values.callTimes);
      if (callFault) errors.callTimes = callFault;
      if (!isValid(errors)) throw new Refusal(422);
      const id = await store(intake, submission, checked.values);
      return thank(context, { reference: referenceOf(id), values: checked.values });
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      // The visitor may retry after these, and the enquiry may even be stored already. So the id
      // stays, even an empty one, for which the words are the id.
      const keepsId = [422, 429, 503].includes(refusal.status);
      const enquiry = submission && {
        values: withinLimits(submission.values),
        errors,
        enquiryId: keepsId ? submission.enquiryId : randomUUID(),
      };
      return refuse(context, refusal, enquiry, intake.refusedPage);
    }
  };

  const routes = new Hono();
  routes.get(thanksPath, (context) => {
    const kept = receipts.get(context.req.query(RECEIPT_COOKIE) ?? '');
    context.header('Cache-Control', 'no-store');
    if (!kept || now() >= kept.until || !thanksPage) return context.redirect(thanksPath, 303);
    return context.html(thanksPage(kept.sent, context));
  });
  for (const endpoint of ENDPOINTS) {
    routes.post(endpoint.path, (context) => handle(context, endpoint));
    routes.all(endpoint.path, (context) => refuse(context, new Refusal(405)));
  }
  return routes;
}
