import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { check, isValid } from '../contract/check.ts';
import {
  type EnquiryErrors,
  type EnquiryValues,
  forEachText,
  type RefusedEnquiry,
  type SentEnquiry,
  services,
} from '../contract/fields.ts';
import { referenceOf } from '../contract/reference.ts';
import type { Submission } from '../contract/wire.ts';
import type { Log } from '../log.ts';
import type { SpamFilter } from '../spam/filter.ts';
import type { Acceptance } from '../store/accept.ts';
import { faultCode } from '../store/database.ts';
import { bodyHash, type Enquiry } from '../store/enquiry.ts';
import { TooManyWaiting } from '../store/group-commit.ts';
import { accepted, Receipts, Refusal, receiptName, refused } from './answer.ts';
import { cameFromOf, consentVersionOf, givenId, idsOfWords } from './identity.ts';
import type { RateLimit } from './rate-limit.ts';
import { type Endpoint, endpoints, readSubmission } from './read-submission.ts';

export interface IntakeParts {
  /** Resolves when the enquiry is on the disk. */
  accept(enquiry: Enquiry): Promise<Acceptance>;
  isStoredSince(id: string, time: number): Promise<boolean>;
  spamFilter: SpamFilter;
  secondsToWait: RateLimit;
  clientAddress(context: Context): string | undefined;
  log: Log;
  now(): number;
  thanksPath: string;
  refusedPage: ((refused: RefusedEnquiry, context: Context) => string) | undefined;
  thanksPage: ((sent: SentEnquiry, context: Context) => string) | undefined;
}

type Parts = IntakeParts & { receipts: Receipts };

const dayMs = 24 * 3_600_000;
const retrySoon = 5;
const retryLater = 30;

async function store(intake: IntakeParts, submission: Submission, values: EnquiryValues): Promise<string> {
  const { log } = intake;
  const now = intake.now();
  const consentVersion = consentVersionOf(submission.consentVersion);
  const hash = bodyHash(values, consentVersion);
  const [today, yesterday] = idsOfWords(hash, now);
  let id = givenId(submission.enquiryId) ?? today;
  let acceptance: Acceptance;
  try {
    if (id === today && (await intake.isStoredSince(yesterday, now - dayMs))) id = yesterday;
    const spam = intake.spamFilter.judge({ values, honeypot: submission.honeypot });
    const cameFrom = cameFromOf(submission.cameFrom, submission.campaign);
    acceptance = await intake.accept({ id, receivedAt: now, values, consentVersion, bodyHash: hash, spam, cameFrom });
    log.info('enquiry', { id, acceptance, spamScore: spam.score, quarantined: spam.quarantined });
  } catch (error) {
    log.error('enquiry not stored', { id, fault: faultCode(error) });
    throw new Refusal(503, error instanceof TooManyWaiting ? retrySoon : retryLater);
  }
  if (acceptance === 'conflict') throw new Refusal(409);
  return id;
}

/** What is shown again is never longer than its field: the page would grow with every attempt. */
const withinLimits = (values: EnquiryValues): EnquiryValues => ({
  ...forEachText(({ name, limit }) => values[name].slice(0, limit)),
  services: values.services.filter((value) => services.some((service) => service.value === value)),
  consent: values.consent,
});

/** Where a browser without JavaScript goes next: to a page with a copy of what was sent, where there can be one. */
const pathOfThanks = ({ thanksPath, thanksPage, receipts, now }: Parts, sent: SentEnquiry): string =>
  thanksPage ? `${thanksPath}?${receiptName}=${receipts.keep(sent, now())}` : thanksPath;

async function handle(intake: Parts, endpoint: Endpoint, context: Context): Promise<Response> {
  const { headers } = context.req.raw;
  let submission: Submission | undefined;
  let errors: EnquiryErrors = {};
  try {
    if (headers.get('sec-fetch-site') === 'cross-site') throw new Refusal(403);
    // Nothing is read then: to show a long form again for each of many requests is what an attacker would ask for.
    const wait = intake.secondsToWait(intake.clientAddress(context));
    if (wait > 0) throw new Refusal(429, wait);
    submission = await readSubmission(context.req.raw, endpoint);
    const checked = check(submission.values);
    errors = checked.errors;
    if (!isValid(errors)) throw new Refusal(422);
    const id = await store(intake, submission, checked.values);
    const sent = { reference: referenceOf(id), values: checked.values };
    return accepted(context, () => pathOfThanks(intake, sent));
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (refusal.status !== 422) intake.log.info('request refused', { status: refusal.status });
    // After these the same words may come again, and may even have been stored without our knowing. So the id stays,
    // even an empty one, for which the words are the id.
    const keepsId = [422, 429, 503].includes(refusal.status);
    const enquiry = submission && {
      values: withinLimits(submission.values),
      errors,
      enquiryId: keepsId ? submission.enquiryId : randomUUID(),
    };
    return refused(context, refusal, enquiry, intake.refusedPage);
  }
}

export function intakeRoutes(parts: IntakeParts): Hono {
  const intake = { ...parts, receipts: new Receipts() };
  const { thanksPath, thanksPage, receipts, now } = intake;
  const routes = new Hono();
  routes.get(thanksPath, (context) => {
    const sent = receipts.find(context.req.query(receiptName) ?? '', now());
    context.header('Cache-Control', 'no-store');
    return sent && thanksPage ? context.html(thanksPage(sent, context)) : context.redirect(thanksPath, 303);
  });
  for (const endpoint of endpoints) {
    routes.post(endpoint.path, (context) => handle(intake, endpoint, context));
    routes.all(endpoint.path, (context) => refused(context, new Refusal(405)));
  }
  return routes;
}
