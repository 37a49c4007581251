import { parseAccept } from 'hono/utils/accept';
import type { Encoding } from '../publish/manifest.ts';

/** At equal weight brotli is smaller. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/** The encodings a client accepts, best first (RFC 9110, section 12.5.3). */
export const acceptedEncodings = (header = ''): readonly Encoding[] => {
  const weights = new Map(parseAccept(header.toLowerCase()).map(({ type, q }) => [type.replace(/^x-/, ''), q]));
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  return PREFERRED.filter((encoding) => weightOf(encoding) > 0).sort((one, other) => weightOf(other) - weightOf(one));
};
