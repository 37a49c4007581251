import type { Encoding, PageRecord } from '../publish/manifest.ts';

/** A whole response. Headers are a flat list of names and values, as node:http takes them. */
export interface Answer {
  status: number;
  headers: string[];
  body: Buffer | undefined;
}

/** One encoding of a file with its answers prepared, so that a request costs a look-up and a write. */
export interface Variant {
  etag: string;
  whole: Answer;
  head: Answer;
  unchanged: Answer;
}

export interface Entry {
  /** False for pages that say "not found": conditions do not apply to them. */
  found: boolean;
  identity: Variant;
  encoded: Partial<Record<Encoding, Variant>>;
}

export const flat = (headers: Record<string, string>): string[] => Object.entries(headers).flat();

/** For HEAD. */
export const withoutBody = ({ status, headers }: Answer): Answer => ({ status, headers, body: undefined });

export interface EntryOptions {
  record: PageRecord;
  status: 200 | 404;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  /** Headers of every response. */
  common: Record<string, string>;
}

export const makeEntry = ({ record, status, bodies, common }: EntryOptions): Entry => {
  const { 'Content-Type': type = 'application/octet-stream', ...own } = record.headers;
  const vary: Record<string, string> = record.encodings.length > 0 ? { Vary: 'Accept-Encoding' } : {};
  const shared = flat({ ...own, ...vary, 'Content-Security-Policy': record.csp, ...common });
  const variantOf = (body: Buffer, encoding?: Encoding): Variant => {
    // A strong ETag names bytes, so each encoding has its own (RFC 9110, section 8.8.3).
    const etag = encoding ? `"${record.etag}-${encoding}"` : `"${record.etag}"`;
    const tag = status === 200 ? ['ETag', etag] : [];
    const content = ['Content-Type', type, ...(encoding ? ['Content-Encoding', encoding] : [])];
    const whole = { status, headers: [...content, 'Content-Length', String(body.length), ...tag, ...shared], body };
    const unchanged = { status: 304, headers: [...tag, ...shared], body: undefined };
    return { etag, whole, head: withoutBody(whole), unchanged };
  };
  const encoded: Entry['encoded'] = {};
  for (const encoding of record.encodings) {
    const body = bodies[encoding];
    if (body) encoded[encoding] = variantOf(body, encoding);
  }
  return { found: status === 200, identity: variantOf(bodies.identity), encoded };
};
