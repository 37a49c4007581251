import { describe, expect, it } from 'vitest';
import { nextAttempt } from './worker.ts';

const hour = 3_600_000;

describe('waiting between attempts', () => {
  it('doubles from half a minute to four hours and spreads what failed together', () => {
    const wait = (attempts: number, random: number) =>
      (nextAttempt({ attempts, first_attempt_at: 0 }, 0, () => random) ?? Number.NaN) / 1000;
    expect([1, 2, 3, 4].map((attempts) => wait(attempts, 0.5))).toEqual([30, 60, 120, 240]);
    expect([wait(1, 0), wait(1, 1)]).toEqual([15, 45]);
    expect(wait(20, 0.5)).toBe(4 * 3600);
    expect(wait(2000, 0.5)).toBe(4 * 3600);
    // Staff who try again with the server still down need not wait for hours.
    expect(nextAttempt({ attempts: 32, attempts_before: 31, first_attempt_at: 0 }, 0, () => 0.5)).toBe(30_000);
  });

  it('tries for exactly 72 hours and then gives up', () => {
    const attempt = (now: number) => nextAttempt({ attempts: 20, first_attempt_at: 0 }, now, () => 1);
    expect(attempt(71 * hour)).toBe(72 * hour);
    expect(attempt(72 * hour)).toBeNull();
  });

  it('does not take a clock that jumped for 72 hours of trying', () => {
    const jumped = 720 * hour;
    expect(nextAttempt({ attempts: 2, first_attempt_at: 0 }, jumped, () => 0.5)).toBe(jumped + 60_000);
  });
});
