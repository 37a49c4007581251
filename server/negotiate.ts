import { parseAccept } from 'hono/utils/accept';
import type { Encoding } from '../publish/manifest.ts';

/** Browsers send a handful of different headers, so each is read once; the limit keeps odd clients from filling it. */
const known = new Map<string, readonly Encoding[]>();
const MAX_KNOWN = 100;

/** At equal weight brotli is smaller. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

const read = (header: string): readonly Encoding[] => {
  const weights = new Map(parseAccept(header.toLowerCase()).map(({ type, q }) => [type.replace(/^x-/, ''), q]));
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  return PREFERRED.filter((encoding) => weightOf(encoding) > 0).sort((one, other) => weightOf(other) - weightOf(one));
};

/** The encodings a client takes, the better first (RFC 9110, section 12.5.3). */
export const acceptedEncodings = (header: string | undefined): readonly Encoding[] => {
  if (!header) return [];
  const accepted = known.get(header) ?? read(header);
  if (known.size < MAX_KNOWN) known.set(header, accepted);
  return accepted;
};
