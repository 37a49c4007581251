import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { check, isValid } from '../contract/check.ts';
import type { EnquiryErrors, EnquiryValues } from '../contract/fields.ts';
import { referenceOf } from '../contract/reference.ts';
import type { RefusedEnquiry } from '../contract/refused-enquiry.ts';
import type { SentEnquiry } from '../contract/sent-enquiry.ts';
import type { Submission } from '../contract/wire.ts';
import type { Log } from '../log.ts';
import { scoreSpam } from '../spam/score.ts';
import type { Acceptance } from '../store/accept.ts';
import { faultCode } from '../store/database.ts';
import { bodyHash, type Enquiry } from '../store/enquiry.ts';
import { TooManyWaiting } from '../store/group-commit.ts';
import { accepted, isNavigation, refused } from './answer.ts';
import { consentVersionOf, enquiryIdOf } from './identity.ts';
import type { RateLimit } from './rate-limit.ts';
import { type Endpoint, endpoints, readSubmission } from './read-submission.ts';
import { Refusal } from './refusal.ts';

export interface IntakeParts {
  /** Resolves when the enquiry is on the disk. */
  accept(enquiry: Enquiry): Promise<Acceptance>;
  /** How many other addresses sent this message lately. */
  countSameMessage(values: EnquiryValues, now: number): Promise<number>;
  secondsToWait: RateLimit;
  clientAddress(context: Context): string | undefined;
  log: Log;
  now(): number;
  thanksPath: string;
  refusedPage: ((refused: RefusedEnquiry) => string) | undefined;
  thanksPage: ((sent: SentEnquiry) => string) | undefined;
}

const retrySoon = 5;
const retryLater = 30;

/** Scores and stores what was checked. Returns the number of the enquiry, and only when it is safe. */
async function store(intake: IntakeParts, submission: Submission, values: EnquiryValues): Promise<string> {
  const { log } = intake;
  const now = intake.now();
  const consentVersion = consentVersionOf(submission.consentVersion);
  const hash = bodyHash(values, consentVersion);
  const id = enquiryIdOf(submission.enquiryId, hash, now);
  let acceptance: Acceptance;
  try {
    const sameMessage = await intake.countSameMessage(values, now);
    const spam = scoreSpam({ values, honeypot: submission.honeypot, sameMessage });
    acceptance = await intake.accept({ id, receivedAt: now, values, consentVersion, bodyHash: hash, spam });
    log.info('enquiry', { id, acceptance, spamScore: spam.score, quarantined: spam.quarantined });
  } catch (error) {
    log.error('enquiry not stored', { id, fault: faultCode(error) });
    throw new Refusal(503, error instanceof TooManyWaiting ? retrySoon : retryLater);
  }
  if (acceptance === 'conflict') throw new Refusal(409);
  return id;
}

async function handle(intake: IntakeParts, endpoint: Endpoint, context: Context): Promise<Response> {
  const { headers } = context.req.raw;
  let submission: Submission | undefined;
  let errors: EnquiryErrors = {};
  try {
    if (headers.get('sec-fetch-site') === 'cross-site') throw new Refusal(403);
    const wait = await intake.secondsToWait(intake.clientAddress(context));
    // A form without JavaScript is read even then: the visitor gets it back with everything that was typed.
    if (wait > 0 && !isNavigation(headers)) throw new Refusal(429, wait);
    submission = await readSubmission(context.req.raw, endpoint);
    if (wait > 0) throw new Refusal(429, wait);
    const checked = check(submission.values);
    errors = checked.errors;
    if (!isValid(errors)) throw new Refusal(422);
    const id = await store(intake, submission, checked.values);
    return accepted(context, intake, { reference: referenceOf(id), values: checked.values });
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (refusal.status !== 422) intake.log.info('request refused', { status: refusal.status });
    // After these the same words may be sent again, and may have been stored although we could not tell: the id stays,
    // also an empty one, for which the words are the id.
    const keepsId = [422, 429, 503].includes(refusal.status);
    const enquiry = submission && {
      values: submission.values,
      errors,
      enquiryId: keepsId ? submission.enquiryId : randomUUID(),
    };
    return refused(context, refusal, enquiry, intake.refusedPage);
  }
}

/** The two addresses of the third-party e-mail service, answered by ourselves. */
export function intakeRoutes(intake: IntakeParts): Hono {
  const routes = new Hono();
  for (const endpoint of endpoints) {
    routes.post(endpoint.path, (context) => handle(intake, endpoint, context));
    routes.all(endpoint.path, (context) => refused(context, new Refusal(405)));
  }
  return routes;
}
