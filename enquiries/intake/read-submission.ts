import { consentValue, readEntries, type Submission, sendFormPath, sendPath, wireNames } from '../contract/wire.ts';
import { Refusal } from './answer.ts';

/** The longest honest enquiry is about 40 kB. */
const mostBytes = 128 * 1024;
/** Read and discarded beyond that: a browser shows our answer only once it has finished sending. */
const mostDiscarded = 8 * 1024 * 1024;

type Entry = readonly [string, string];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toText(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (name === wireNames.consent && value === true) return consentValue;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Refusal(400);
}

/** The library's `send`: fields are in template_params, several services as a list. */
function readJson(body: Buffer): Entry[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Refusal(400);
  }
  const params = isRecord(parsed) && Object.hasOwn(parsed, 'template_params') ? parsed['template_params'] : undefined;
  if (!isRecord(params)) throw new Refusal(400);
  return Object.entries(params).flatMap(([name, value]): Entry[] => {
    if (name !== wireNames.services) return [[name, toText(name, value)]];
    return (Array.isArray(value) ? value : [value]).map((one) => [name, toText(name, one)]);
  });
}

/** The library's `sendForm`, and browsers without JavaScript. An empty file input sends an empty file. */
async function readForm(body: Buffer, contentType: string): Promise<Entry[]> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
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

export interface Endpoint {
  path: string;
  contentType: string;
  read(body: Buffer, contentType: string): Entry[] | Promise<Entry[]>;
}

export const endpoints: readonly Endpoint[] = [
  { path: sendFormPath, contentType: 'multipart/form-data', read: readForm },
  { path: sendPath, contentType: 'application/json', read: readJson },
];

async function readBody(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size <= mostBytes) chunks.push(chunk);
      if (size > mostDiscarded) break;
    }
  } catch {
    throw new Refusal(400);
  }
  if (size > mostBytes) throw new Refusal(413);
  return Buffer.concat(chunks);
}

export async function readSubmission(request: Request, endpoint: Endpoint): Promise<Submission> {
  const contentType = request.headers.get('content-type') ?? '';
  const body = await readBody(request);
  if (contentType.split(';')[0]?.trim().toLowerCase() !== endpoint.contentType) throw new Refusal(415);
  return readEntries(await endpoint.read(body, contentType));
}
