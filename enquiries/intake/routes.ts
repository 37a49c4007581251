import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { EnquiryErrors } from '../contract/fields.ts';
import { normalise } from '../contract/normalise.ts';
import { isValid, validate } from '../contract/validate.ts';
import { readEntries, type Submission, sendFormPath, sendPath } from '../contract/wire.ts';
import type { Log } from '../log.ts';
import { scoreSpam } from '../spam/score.ts';
import type { Acceptance } from '../store/accept.ts';
import { faultCode } from '../store/database.ts';
import { bodyHash, type Enquiry } from '../store/enquiry.ts';
import { TooManyWaiting } from '../store/group-commit.ts';
import { accepted, isNavigation, type RenderFormAgain, refused } from './answer.ts';
import { fewPerTurn } from './few-per-turn.ts';
import { consentVersionOf, enquiryIdOf } from './identity.ts';
import type { RateLimit } from './rate-limit.ts';
import { readBody } from './read-body.ts';
import { readJson } from './read-json.ts';
import { type Entry, readMultipart } from './read-multipart.ts';
import { Refusal } from './refusal.ts';

export interface IntakeParts {
  /** Resolves when the enquiry is on the disk. */
  accept(enquiry: Enquiry): Promise<Acceptance>;
  allow: RateLimit;
  clientAddress(context: Context): string | undefined;
  log: Log;
  now(): number;
  thanksPath: string;
  renderFormAgain: RenderFormAgain | undefined;
}

const retrySoon = 5;
const retryLater = 30;

/** A page waits behind 32 enquiries for some milliseconds, and the last of 4,000 for some seconds. */
const rush = { few: 32, waiting: 4000 };

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
    const spam = scoreSpam({ values, honeypot: submission.honeypot });
    acceptance = await parts.accept({ id, receivedAt: now, values, consentVersion, spam });
    log.info('enquiry', { id, acceptance, spamScore: spam.score, quarantined: spam.quarantined });
  } catch (error) {
    log.error('enquiry not stored', { id, fault: faultCode(error) });
    throw new Refusal(503, error instanceof TooManyWaiting ? retrySoon : retryLater);
  }
  if (acceptance === 'conflict') throw new Refusal(409);
}

interface Intake extends IntakeParts {
  /** Waits for a place in the rush; false when there is none. */
  mayBegin(): Promise<boolean>;
}

/** Why a request is refused before anything of it is read. */
async function refusalAtTheDoor(intake: Intake, context: Context): Promise<Refusal | undefined> {
  const wait = await intake.allow(intake.clientAddress(context));
  if (wait > 0) return new Refusal(429, wait);
  return (await intake.mayBegin()) ? undefined : new Refusal(503, retrySoon);
}

async function handle(intake: Intake, reader: Reader, context: Context): Promise<Response> {
  const { headers } = context.req.raw;
  let submission: Submission | undefined;
  let errors: EnquiryErrors = {};
  try {
    if (headers.get('sec-fetch-site') === 'cross-site') throw new Refusal(403);
    const refusal = await refusalAtTheDoor(intake, context);
    // A page is read even then: the visitor gets it back with everything that was typed.
    if (refusal && !isNavigation(headers)) throw refusal;
    submission = await readSubmission(context.req.raw, reader);
    if (refusal) throw refusal;
    errors = validate(submission.values);
    if (!isValid(errors)) throw new Refusal(422);
    await take(intake, submission);
    return accepted(context, intake.thanksPath);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (refusal.status !== 422) intake.log.info('request refused', { status: refusal.status });
    // After these the same words may be sent again, and may have been stored although we could not tell: the id stays,
    // also an empty one, for which the words are the id.
    const keepsId = [422, 429, 503].includes(refusal.status);
    const again = {
      problem: undefined,
      enquiryId: keepsId ? (submission?.enquiryId ?? '') : randomUUID(),
    };
    const form = submission && { values: submission.values, again };
    return refused(context, { refusal, errors, form }, intake.renderFormAgain);
  }
}

/** The two addresses of the third-party e-mail service, answered by ourselves. */
export function intakeRoutes(parts: IntakeParts): Hono {
  const routes = new Hono();
  const intake = { ...parts, mayBegin: fewPerTurn(rush) };
  for (const reader of readers) {
    routes.post(reader.path, (context) => handle(intake, reader, context));
    routes.all(reader.path, (context) => refused(context, { refusal: new Refusal(405), errors: {}, form: undefined }));
  }
  return routes;
}
