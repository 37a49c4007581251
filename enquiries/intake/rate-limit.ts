import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { EnquirySettings } from '../settings.ts';
import { networkOf } from './network.ts';

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
