import { isIPv4, isIPv6 } from 'node:net';
import { MINUTE_MS } from '../../common/day.ts';

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after];
}

/** An IPv4 address, or the /48 of an IPv6 site (RFC 6177), which gets one allowance. */
export function networkOf(address: string): string {
  const bare = address.split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
  if (isIPv4(mapped) || !isIPv6(mapped)) return mapped;
  const groups = groupsOf(bare).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.slice(0, 3).join(':')}::/48`;
}

export type RateLimit = (address: string | undefined) => number;

/** Beyond this the network that was seen first is forgotten, and gets a fresh allowance. */
const MAX_NETWORKS = 20_000;

/** The privacy policy promises that addresses are kept for a few minutes. */
const sweepMs = MINUTE_MS;

/** Allows a network `points` requests in `minutes`; 0 sets no limit. Each server counts alone. */
export function limitFor(
  { points, minutes }: { points: number; minutes: number },
  now: () => number,
): RateLimit {
  const seen = new Map<string, { count: number; until: number }>();
  const windowOf = (network: string, time: number) => {
    const known = seen.get(network);
    // A clock that was set back must not make anyone wait longer than one window.
    if (known && known.until > time && known.until <= time + minutes * MINUTE_MS) return known;
    const fresh = { count: 0, until: time + minutes * MINUTE_MS };
    seen.delete(network);
    seen.set(network, fresh);
    const [first] = seen.keys();
    if (first !== undefined && seen.size > MAX_NETWORKS) seen.delete(first);
    return fresh;
  };
  const sweep = () => {
    for (const [network, { until }] of seen) if (until <= now()) seen.delete(network);
  };
  setInterval(sweep, sweepMs).unref();
  return (address) => {
    if (points === 0 || address === undefined) return 0;
    const time = now();
    const window = windowOf(networkOf(address), time);
    if (window.count >= points) return Math.ceil((window.until - time) / 1000);
    window.count += 1;
    return 0;
  };
}
