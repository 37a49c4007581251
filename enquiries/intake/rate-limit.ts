import { isIPv4, isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { EnquirySettings } from '../settings.ts';

/** The eight groups of an IPv6 address, with `::` written out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after];
}

/**
 * Whom a rate limit counts: an IPv4 address, or the /64 that an IPv6 household or office has to itself (RFC 6177).
 * IPv4 written as IPv6 counts as IPv4.
 */
export function networkOf(address: string): string {
  const bare = address.split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  if (isIPv4(bare) || !isIPv6(bare)) return bare;
  const prefix = groupsOf(bare).slice(0, 4);
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Seconds to wait, or 0 when the request may pass. */
export type RateLimit = (address: string | undefined) => Promise<number>;

/** Generous, because a whole office shares an address. Counted by each server for itself. */
export function rateLimit(settings: EnquirySettings): RateLimit {
  const { RATE_LIMIT_ENQUIRIES: points, RATE_LIMIT_MINUTES: minutes } = settings;
  if (points === 0) return async () => 0;
  const limiter = new RateLimiterMemory({ points, duration: minutes * 60 });
  return async (address) => {
    if (address === undefined) return 0;
    try {
      await limiter.consume(networkOf(address));
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  };
}
