import type { MiddlewareHandler } from 'hono';
import { limitFor } from '../../enquiries/intake/rate-limit.ts';
import { DeskFault } from './fault.ts';
import type { DeskEnv, DeskParts } from './parts.ts';

/** Enough for an office in which everybody signs in on Monday, and little for somebody who guesses. */
const attempts = { points: 60, minutes: 10 };
const minute = 60_000;

/** Limits what strangers may try. */
export const limitAttempts = (parts: DeskParts): MiddlewareHandler<DeskEnv> => {
  const secondsToWait = limitFor(attempts, parts.now);
  return async (context, next) => {
    const wait = secondsToWait(parts.clientAddress(context));
    if (wait > 0) throw new DeskFault('too-many', { retryAfter: wait });
    await next();
  };
};

/**
 * Notes refused attempts to sign in, at most one entry a minute: whoever tries a thousand times must not fill the audit
 * trail. The next entry says how many there were.
 */
export const noteRefusals = ({ staff, log, now }: DeskParts): (() => Promise<void>) => {
  let [notedAt, count] = [Number.NEGATIVE_INFINITY, 0];
  return async () => {
    count += 1;
    if (now() - notedAt < minute) return;
    const detail = String(count);
    [notedAt, count] = [now(), 0];
    log.warn('signing in was refused', { count: Number(detail) });
    await staff.note({ by: null, what: 'sign-in-refused', detail });
  };
};
