import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { check, isValid } from '../contract/check.ts';
import type { EnquiryErrors, EnquiryValues } from '../contract/fields.ts';
import { normalise } from '../contract/normalise.ts';
import type { RefusedEnquiry } from '../contract/refused-enquiry.ts';
import { readEntries, type Submission, sendFormPath, sendPath } from '../contract/wire.ts';
import type { Log } from '../log.ts';
import { scoreSpam } from '../spam/score.ts';
import type { Acceptance } from '../store/accept.ts';
import { faultCode } from '../store/database.ts';
import { bodyHash, type Enquiry } from '../store/enquiry.ts';
import { TooManyWaiting } from '../store/group-commit.ts';
import { accepted, isNavigation, refused } from './answer.ts';
import { consentVersionOf, enquiryIdOf } from './identity.ts';
import type { RateLimit } from './rate-limit.ts';
import { readBody } from './read-body.ts';
import { readJson } from './read-json.ts';
import { type Entry, readMultipart } from './read-multipart.ts';
import { Refusal } from './refusal.ts';

export interface IntakeParts {
  /** Resolves when the enquiry is on the disk. */
  accept(enquiry: Enquiry): Promise<Acceptance>;
  /** How many other addresses sent this message lately. */
  countSameMessage(values: EnquiryValues, now: number): Promise<number>;
  allow: RateLimit;
  clientAddress(context: Context): string | undefined;
  log: Log;
  now(): number;
  thanksPath: string;
  refusedPage: ((refused: RefusedEnquiry) => string) | undefined;
}

const retrySoon = 5;
const retryLater = 30;

/** A kind of body that one of the two addresses takes. */
interface Reader {
  path: string;
  contentType: string;
  read(body: Buffer, contentType: string): Entry[] | Promise<Entry[]>;
}

const readers: readonly Reader[] = [
  { path: sendFormPath, contentType: 'multipart/form-data', read: readMultipart },
  { path: sendPath, contentType: 'application/json', read: readJson },
];

async function readSubmission(request: Request, reader: Reader): Promise<Submission> {
  const contentType = request.headers.get('content-type') ?? '';
  const body = await readBody(request);
  if (contentType.split(';')[0]?.trim().toLowerCase() !== reader.contentType) throw new Refusal(415);
  return readEntries(await reader.read(body, contentType));
}

/** Checks, scores and stores. Returns only when the enquiry is safe. */
async function take(parts: IntakeParts, submission: Submission): Promise<void> {
  const { log } = parts;
  const now = parts.now();
  const values = normalise(submission.values);
  const consentVersion = consentVersionOf(submission.consentVersion);
  const id = enquiryIdOf(submission.enquiryId, bodyHash(values, consentVersion), now);
  let acceptance: Acceptance;
  try {
    const sameMessage = await parts.countSameMessage(values, now);
    const spam = scoreSpam({ values, honeypot: submission.honeypot, sameMessage });
    acceptance = await parts.accept({ id, receivedAt: now, values, consentVersion, spam });
    log.info('enquiry', { id, acceptance, spamScore: spam.score, quarantined: spam.quarantined });
  } catch (error) {
    log.error('enquiry not stored', { id, fault: faultCode(error) });
    throw new Refusal(503, error instanceof TooManyWaiting ? retrySoon : retryLater);
  }
  if (acceptance === 'conflict') throw new Refusal(409);
}

async function handle(intake: IntakeParts, reader: Reader, context: Context): Promise<Response> {
  const { headers } = context.req.raw;
  let submission: Submission | undefined;
  let errors: EnquiryErrors = {};
  try {
    if (headers.get('sec-fetch-site') === 'cross-site') throw new Refusal(403);
    const wait = await intake.allow(intake.clientAddress(context));
    // A page is read even then: the visitor gets it back with everything that was typed.
    if (wait > 0 && !isNavigation(headers)) throw new Refusal(429, wait);
    submission = await readSubmission(context.req.raw, reader);
    if (wait > 0) throw new Refusal(429, wait);
    ({ errors } = check(submission.values));
    if (!isValid(errors)) throw new Refusal(422);
    await take(intake, submission);
    return accepted(context, intake.thanksPath);
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
  for (const reader of readers) {
    routes.post(reader.path, (context) => handle(intake, reader, context));
    routes.all(reader.path, (context) => refused(context, new Refusal(405)));
  }
  return routes;
}
