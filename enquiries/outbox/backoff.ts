const second = 1000;
const hour = 3600 * second;
const first = 30 * second;
const longest = 4 * hour;

/** As long as a mail server would try (RFC 5321, 4.5.4.1, asks for at least 4 to 5 days; staff want to know sooner). */
export const giveUpAfterMs = 72 * hour;

/**
 * When to try again after a failure: 30 s, doubling up to 4 h, each between half and one and a half times that, so that
 * what failed together does not come back together. The last attempt falls on the end of the 72 hours; null after it.
 */
export function nextAttempt(
  job: { attempts: number; first_attempt_at: number | null },
  now: number,
  random: () => number,
): number | null {
  const end = (job.first_attempt_at ?? now) + giveUpAfterMs;
  if (now >= end) return null;
  const step = Math.min(first * 2 ** (job.attempts - 1), longest);
  return Math.min(Math.round(now + step * (0.5 + random())), end);
}
