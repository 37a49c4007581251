import { parseAccept } from 'hono/utils/accept';
import type { Encoding } from '../publish/manifest.ts';
import type { Answer, Entry, Variant } from './entry.ts';

/** The request headers that decide how a file is answered. */
export interface Conditions {
  'accept-encoding'?: string | undefined;
  'if-none-match'?: string | undefined;
}

/** Whether the client holds this version already; weak comparison (RFC 9110, section 13.1.2). */
const isUnchanged = (header: string | undefined, etag: string): boolean => {
  if (!header) return false;
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
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

/**
 * A file, whole or unchanged. Ranges are ignored, as RFC 9110, section 14.2 allows: no file is large enough to be
 * fetched in parts.
 */
export const answerFile = (entry: Entry, method: string | undefined, conditions: Conditions): Answer => {
  const variant = variantFor(entry, conditions['accept-encoding']);
  if (entry.found && isUnchanged(conditions['if-none-match'], variant.etag)) return variant.unchanged;
  return method === 'HEAD' ? variant.head : variant.whole;
};
