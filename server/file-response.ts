import { type IncomingHttpHeaders, STATUS_CODES } from 'node:http';
import { parseAccept } from 'hono/utils/accept';
import { type Encoding, type Manifest, type PageRecord, SUFFIX } from '../publish/manifest.ts';

export interface PreparedResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** One encoding of a file, with its responses prepared. */
interface Variant {
  etag: string;
  whole: PreparedResponse;
  unchanged: PreparedResponse;
}

export interface Entry {
  /** False for pages that say "not found": conditions do not apply to them. */
  found: boolean;
  identity: Variant;
  encoded: Partial<Record<Encoding, Variant>>;
  /** The same "not found" with the question whether one of these pages was meant. */
  asking?: (pages: readonly string[]) => Entry | undefined;
}

export function withoutBody({ status, headers }: PreparedResponse): PreparedResponse {
  return { status, headers, body: undefined };
}

/** A short response in words, with the headers that every response carries. */
export function inWords(
  { headers, policies }: Pick<Manifest, 'headers' | 'policies'>,
  status: number,
  own: Record<string, string> = {},
): PreparedResponse {
  const body = Buffer.from(`${STATUS_CODES[status] ?? status}\n`);
  const content = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(body.length),
  };
  const shared = { 'Content-Security-Policy': policies.other, ...headers };
  return { status, headers: { ...content, 'Cache-Control': 'no-store', ...shared, ...own }, body };
}

/** `read` gives the bytes of the file or of a copy; `common` are headers of all responses. */
export function makeEntry(
  record: PageRecord,
  status: 200 | 404,
  read: (suffix: string) => Buffer,
  common: Record<string, string>,
): Entry {
  const { 'Content-Type': type = 'application/octet-stream', ...own } = record.headers;
  const vary: Record<string, string> =
    record.encodings.length > 0 ? { Vary: 'Accept-Encoding' } : {};
  const shared = { ...own, ...vary, 'Content-Security-Policy': record.csp, ...common };
  const variantOf = (body: Buffer, encoding?: Encoding): Variant => {
    const coded: Record<string, string> = encoding ? { 'Content-Encoding': encoding } : {};
    // A strong ETag names bytes, so each encoding has its own (RFC 9110, section 8.8.3).
    const etag = encoding ? `"${record.etag}-${encoding}"` : `"${record.etag}"`;
    const kept: Record<string, string> = { ...(status === 200 ? { ETag: etag } : {}), ...shared };
    return {
      etag,
      whole: {
        status,
        headers: { 'Content-Type': type, ...coded, 'Content-Length': String(body.length), ...kept },
        body,
      },
      unchanged: { status: 304, headers: kept, body: undefined },
    };
  };
  const variants = record.encodings.map(
    (encoding) => [encoding, variantOf(read(SUFFIX[encoding]), encoding)] as const,
  );
  return {
    found: status === 200,
    identity: variantOf(read('')),
    encoded: Object.fromEntries(variants),
  };
}

export type Conditions = Pick<IncomingHttpHeaders, 'accept-encoding' | 'if-none-match'>;

/** Whether the client holds this version already; weak comparison (RFC 9110, section 13.1.2). */
function isUnchanged(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** The encodings a client accepts, best first (RFC 9110, 12.5.3), brotli before gzip. */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const weights = new Map(
    parseAccept(header.toLowerCase()).map(({ type, q }) => [type.replace(/^x-/, ''), q]),
  );
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  const encodings = (['br', 'gzip'] as const).filter((encoding) => weightOf(encoding) > 0);
  return encodings.sort((one, other) => weightOf(other) - weightOf(one));
}

/** A file, whole or unchanged. Ranges are ignored (RFC 9110, 14.2): no file is that large. */
export function fileResponse(
  entry: Entry,
  method: string | undefined,
  conditions: Conditions,
): PreparedResponse {
  const encoding = acceptedEncodings(conditions['accept-encoding']).find(
    (one) => entry.encoded[one],
  );
  const variant = (encoding && entry.encoded[encoding]) ?? entry.identity;
  if (entry.found && isUnchanged(conditions['if-none-match'], variant.etag))
    return variant.unchanged;
  return method === 'HEAD' ? withoutBody(variant.whole) : variant.whole;
}
