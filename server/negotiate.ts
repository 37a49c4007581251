import type { Encoding } from '../publish/manifest.ts';

/** Browsers send a handful of different headers, so each is read once; the limit keeps odd clients from filling it. */
const known = new Map<string, readonly Encoding[]>();
const MAX_KNOWN = 100;

const weightOf = (header: string, coding: string): number => {
  let wildcard = 0;
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((text) => text.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality) || 0;
    if (name === coding || (coding === 'gzip' && name === 'x-gzip')) return weight;
    if (name === '*') wildcard = weight;
  }
  return wildcard;
};

/** The encodings a client takes, the better first (RFC 9110, section 12.5.3). At equal weight brotli is smaller. */
export const acceptedEncodings = (header: string | undefined): readonly Encoding[] => {
  if (!header) return [];
  const before = known.get(header);
  if (before) return before;
  const weights: [Encoding, number][] = [
    ['br', weightOf(header, 'br')],
    ['gzip', weightOf(header, 'gzip')],
  ];
  const accepted = weights
    .filter(([, weight]) => weight > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([encoding]) => encoding);
  if (known.size < MAX_KNOWN) known.set(header, accepted);
  return accepted;
};
