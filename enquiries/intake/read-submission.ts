import { readEntries, type Submission, sendFormPath, sendPath } from '../contract/wire.ts';
import { limits } from './limits.ts';
import { readJson } from './read-json.ts';
import { type Entry, readMultipart } from './read-multipart.ts';
import { Refusal } from './refusal.ts';

/** An address of the third-party service and the kind of body it takes. */
export interface Endpoint {
  path: string;
  contentType: string;
  read(body: Buffer, contentType: string): Entry[] | Promise<Entry[]>;
}

export const endpoints: readonly Endpoint[] = [
  { path: sendFormPath, contentType: 'multipart/form-data', read: readMultipart },
  { path: sendPath, contentType: 'application/json', read: readJson },
];

/** The whole body, within bounds. */
async function readBody(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size <= limits.body) chunks.push(chunk);
      if (size > limits.discarded) break;
    }
  } catch {
    throw new Refusal(400);
  }
  if (size > limits.body) throw new Refusal(413);
  return Buffer.concat(chunks);
}

export async function readSubmission(request: Request, endpoint: Endpoint): Promise<Submission> {
  const contentType = request.headers.get('content-type') ?? '';
  const body = await readBody(request);
  if (contentType.split(';')[0]?.trim().toLowerCase() !== endpoint.contentType) throw new Refusal(415);
  return readEntries(await endpoint.read(body, contentType));
}
