import { createHash } from 'node:crypto';
import { isSmallJson } from '../../common/small-json.ts';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { maxTyped } from '../contract/check.ts';
import { textFields } from '../contract/fields.ts';
import { UUID } from '../contract/reference.ts';
import {
  CONSENT_VALUE,
  readEntries,
  SEND_FORM_PATH,
  SEND_PATH,
  type Submission,
  WIRE_NAMES,
} from '../contract/wire.ts';
import type { CameFrom } from '../store/enquiry.ts';

type RefusalStatus = 400 | 403 | 405 | 409 | 413 | 415 | 422 | 429 | 503;

/** The visitor is always told why; nothing is dropped in silence. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: RefusalStatus;
  readonly retryAfter: number | undefined;

  constructor(status: RefusalStatus, retryAfter?: number) {
    super(words.responses[`${status}`]);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The longest honest enquiry is about 40 kB. */
const MAX_BODY_BYTES = 128 * 1024;
/** Discarded beyond that: a browser shows our response only once it has finished sending. */
const MAX_DISCARDED_BYTES = 8 * 1024 * 1024;

async function readBody(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      if (size > MAX_DISCARDED_BYTES) break;
    }
  } catch {
    throw new Refusal(400);
  }
  if (size > MAX_BODY_BYTES) throw new Refusal(413);
  return Buffer.concat(chunks);
}

type Entry = readonly [string, string];

/** A form has some twenty fields; each ticked service is another. */
const MAX_ENTRIES = 100;
const MAX_JSON_DEPTH = 4;
const MAX_PART_HEAD_BYTES = 2000;
/** Of a field that holds no text of the visitor. */
const MAX_FIXED_LENGTH = 2000;
const MAX_LENGTHS = new Map<string, number>(
  textFields.map((field) => [field.name, maxTyped(field)]),
);

/** Cut one character beyond its limit, a value is still too long. */
function withinDoorway([name, value]: Entry): Entry {
  return [name, value.slice(0, (MAX_LENGTHS.get(name) ?? MAX_FIXED_LENGTH) + 1)];
}

function isSimple(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function paramsIn(json: unknown): Entry[] {
  if (typeof json !== 'object' || json === null || !('template_params' in json))
    throw new Refusal(400);
  const { template_params: params } = json;
  if (typeof params !== 'object' || params === null || Array.isArray(params))
    throw new Refusal(400);
  return Object.entries(params).flatMap(([name, value]) => {
    const isList = Array.isArray(value);
    if (isList && name !== WIRE_NAMES.services) throw new Refusal(400);
    const isAgreed = name === WIRE_NAMES.consent && value === true;
    return (isList ? value : [value]).map((one: unknown): Entry => {
      if (!isSimple(one)) throw new Refusal(400);
      return [name, isAgreed ? CONSENT_VALUE : String(one ?? '')];
    });
  });
}

/** The library's `send`: fields are in template_params, several services as a list. */
function readJson(body: Buffer): Entry[] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    if (!isSmallJson(text, { values: MAX_ENTRIES, depth: MAX_JSON_DEPTH })) throw new Refusal(400);
    return paramsIn(JSON.parse(text));
  } catch (fault) {
    throw fault instanceof Refusal ? fault : new Refusal(400);
  }
}

/** Counted in its bytes: a part costs more to read than the bytes that it takes. */
function countParts(body: Buffer, contentType: string): void {
  const [, quoted, bare] = /boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const line = `--${quoted ?? bare ?? ''}`;
  let parts = 0;
  for (let at = body.indexOf(line); at >= 0; at = body.indexOf(line, at + line.length)) {
    const head = body.subarray(at, at + MAX_PART_HEAD_BYTES);
    const isLast = body.length - at <= MAX_PART_HEAD_BYTES;
    if (!isLast && !head.includes('\r\n\r\n')) throw new Refusal(400);
    parts += 1;
    if (parts > MAX_ENTRIES) throw new Refusal(413);
  }
}

/** The library's `sendForm`, and forms without a script. An empty file input sends a file. */
async function readForm(body: Buffer, contentType: string): Promise<Entry[]> {
  countParts(body, contentType);
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  })
    .formData()
    .catch(() => {
      throw new Refusal(400);
    });
  return [...form].flatMap(([name, value]): Entry[] => {
    if (typeof value === 'string') return [[name, value]];
    if (value.size > 0) throw new Refusal(413);
    return [];
  });
}

export const ENDPOINTS = [
  { path: SEND_FORM_PATH, contentType: 'multipart/form-data', read: readForm },
  { path: SEND_PATH, contentType: 'application/json', read: readJson },
] as const;

export type Endpoint = (typeof ENDPOINTS)[number];

export async function readSubmission(request: Request, endpoint: Endpoint): Promise<Submission> {
  const contentType = request.headers.get('content-type') ?? '';
  const body = await readBody(request);
  if (contentType.split(';')[0]?.trim().toLowerCase() !== endpoint.contentType)
    throw new Refusal(415);
  const entries = await endpoint.read(body, contentType);
  return readEntries(entries.map(withinDoorway));
}

/** The id that the page made, which makes a retry harmless; undefined when it made none. */
export function givenId(given: string): string | undefined {
  const id = given.trim().toLowerCase();
  if (id === '') return undefined;
  if (!UUID.test(id)) throw new Refusal(400);
  return id;
}

/** Without JavaScript the words are the id for a day (UUID version 8, RFC 9562, 5.8): a second click is the same enquiry. */
export function idOfWords(bodyHash: string, time: number): string {
  const day = new Date(time).toISOString().slice(0, 10);
  const hex = createHash('sha256').update(`${day} ${bodyHash}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const MAX_VERSION_LENGTH = 40;

export function consentVersionOf(given: string): string | null {
  if (given.length > MAX_VERSION_LENGTH || /\p{C}/u.test(given)) throw new Refusal(400);
  return given === '' ? null : given;
}

const CAMPAIGN_NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const MAX_PAGE_LENGTH = 200;
const MAX_VALUE_LENGTH = 100;

function line(text: string) {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\p{C}/gu, ' ')
    .trim()
    .slice(0, MAX_VALUE_LENGTH);
}

/** A path of this site, with nothing in it that could identify a person. */
function pageOf(text: string): string | null {
  return text.length <= MAX_PAGE_LENGTH && /^\/[\w./~%-]*$/.test(text) && !text.startsWith('//')
    ? text
    : null;
}

/** From two hidden fields; what is not ours is dropped: no enquiry may fail by it. */
export function cameFromOf(page: string, campaign: string): CameFrom {
  const given = new URLSearchParams(campaign.slice(0, 2000));
  const pairs = CAMPAIGN_NAMES.flatMap((name): [string, string][] => {
    const value = line(given.get(name) ?? '');
    return value === '' ? [] : [[name, value]];
  });
  return { page: pageOf(page.trim()), campaign: pairs };
}
