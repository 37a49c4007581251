import { isIPv4, isIPv6 } from 'node:net';
import type { EnquirySettings } from '../settings.ts';

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after];
}

/** A site gets a /48, which must not mean 65,536 allowances; a large office may use a few of its nets. */
const netsOfASite = 4;

/**
 * Whom a rate limit counts, and how many allowances it has: an IPv4 address, or the /64 that an IPv6 household or office
 * has to itself (RFC 6177) within the /48 of its site. IPv4 written as IPv6 counts as IPv4.
 */
export function networksOf(address: string): { network: string; allowances: number }[] {
  const bare = address.split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
  if (isIPv4(mapped) || !isIPv6(mapped)) return [{ network: mapped, allowances: 1 }];
  const groups = groupsOf(bare).map((group) => Number.parseInt(group, 16).toString(16));
  return [
    { network: `${groups.slice(0, 3).join(':')}::/48`, allowances: netsOfASite },
    { network: `${groups.slice(0, 4).join(':')}::/64`, allowances: 1 },
  ];
}

export type RateLimit = (address: string | undefined) => number;

/** So many networks are remembered; beyond that the one seen first is forgotten, and gets a fresh allowance. */
const mostNetworks = 20_000;

/** Generous, because a whole office shares an address. */
export const rateLimit = (settings: EnquirySettings, now: () => number): RateLimit =>
  limitFor({ points: settings.RATE_LIMIT_ENQUIRIES, minutes: settings.RATE_LIMIT_MINUTES }, now);

/** So many requests of one network in so many minutes; 0 sets no limit. Counted by each server for itself. */
export function limitFor({ points, minutes }: { points: number; minutes: number }, now: () => number): RateLimit {
  const seen = new Map<string, { count: number; until: number }>();
  const windowOf = (network: string, time: number) => {
    const known = seen.get(network);
    // A clock that was set back must not make anybody wait longer than one window.
    if (known && known.until > time && known.until <= time + minutes * 60_000) return known;
    const fresh = { count: 0, until: time + minutes * 60_000 };
    seen.delete(network);
    seen.set(network, fresh);
    for (const first of seen.size > mostNetworks ? seen.keys() : []) {
      seen.delete(first);
      break;
    }
    return fresh;
  };
  return (address) => {
    if (points === 0 || address === undefined) return 0;
    const time = now();
    const windows: { count: number }[] = [];
    for (const { network, allowances } of networksOf(address)) {
      const window = windowOf(network, time);
      if (window.count >= points * allowances) return Math.ceil((window.until - time) / 1000);
      windows.push(window);
    }
    // What is refused does not count, or one household could use up the allowance of its whole /48.
    for (const window of windows) window.count += 1;
    return 0;
  };
}
