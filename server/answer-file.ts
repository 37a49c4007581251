import { type Conditions, isMismatch, isUnchanged, readRange } from './conditions.ts';
import type { Answer, Entry, Variant } from './entry.ts';
import { acceptedEncodings } from './negotiate.ts';

const variantFor = (entry: Entry, header: string | undefined): Variant => {
  for (const encoding of acceptedEncodings(header)) {
    const variant = entry.encoded[encoding];
    if (variant) return variant;
  }
  return entry.identity;
};

/** Part of the uncompressed file: ranges of compressed bytes are of no use. */
const partOf = (entry: Entry, conditions: Conditions): Answer | undefined => {
  const size = entry.body.length;
  const range = readRange(conditions.range, size);
  const stale = conditions['if-range'] !== undefined && conditions['if-range'] !== entry.identity.etag;
  if (range === 'all' || stale) return undefined;
  if (range === 'none') {
    const headers = ['Content-Range', `bytes */${size}`, 'Content-Length', '0', ...entry.identity.unchanged.headers];
    return { status: 416, headers, body: undefined };
  }
  const body = entry.body.subarray(range[0], range[1] + 1);
  const place = ['Content-Range', `bytes ${range[0]}-${range[1]}/${size}`, 'Content-Length', String(body.length)];
  return { status: 206, headers: [...entry.headers, ...place], body };
};

/** A file, with preconditions in the order of RFC 9110, section 13.2.2. */
export const answerFile = (entry: Entry, method: string | undefined, conditions: Conditions): Answer => {
  const variant = variantFor(entry, conditions['accept-encoding']);
  if (entry.found) {
    if (isMismatch(conditions['if-match'], variant.etag)) return { ...variant.unchanged, status: 412 };
    if (isUnchanged(conditions['if-none-match'], variant.etag)) return variant.unchanged;
    const part = conditions.range !== undefined && method === 'GET' ? partOf(entry, conditions) : undefined;
    if (part) return part;
  }
  return method === 'HEAD' ? variant.head : variant.whole;
};
