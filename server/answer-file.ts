import { parseAccept } from 'hono/utils/accept';
import type { Encoding } from '../publish/manifest.ts';
import type { Answer, Entry, Variant } from './entry.ts';

/** The request headers that decide how a file is answered. */
export interface Conditions {
  'accept-encoding'?: string | undefined;
  'if-match'?: string | undefined;
  'if-none-match'?: string | undefined;
  'if-range'?: string | undefined;
  range?: string | undefined;
}

const tagsOf = (header: string): string[] => header.match(/(W\/)?"[^"]*"/g) ?? [];

/** Whether the client holds this version already; weak comparison (RFC 9110, section 13.1.2). */
export const isUnchanged = (header: string | undefined, etag: string): boolean => {
  if (!header) return false;
  if (header === etag || header.trim() === '*') return true;
  return tagsOf(header).some((tag) => tag.replace(/^W\//, '') === etag);
};

/** Whether If-Match asks for another version; strong comparison (RFC 9110, section 13.1.1). */
export const isMismatch = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.trim() !== '*' && !tagsOf(header).includes(etag);

/**
 * The bytes asked for, both ends included. Several ranges, other units and malformed headers are ignored, as RFC 9110,
 * section 14.2 allows: the client then gets the whole file.
 */
export const readRange = (header: string | undefined, size: number): [from: number, to: number] | 'all' | 'none' => {
  const match = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return 'all';
  if (first === '') return Number(last) === 0 ? 'none' : [Math.max(0, size - Number(last)), size - 1];
  const from = Number(first);
  const to = last === '' ? size - 1 : Number(last);
  if (to < from) return last === '' ? 'none' : 'all';
  return from >= size ? 'none' : [from, Math.min(to, size - 1)];
};

/** At equal weight brotli is smaller. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/** The encodings a client accepts, best first (RFC 9110, section 12.5.3). */
export const acceptedEncodings = (header = ''): readonly Encoding[] => {
  const weights = new Map(parseAccept(header.toLowerCase()).map(({ type, q }) => [type.replace(/^x-/, ''), q]));
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  return PREFERRED.filter((encoding) => weightOf(encoding) > 0).sort((one, other) => weightOf(other) - weightOf(one));
};

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
