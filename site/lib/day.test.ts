import { afterEach, describe, expect, it, vi } from 'vitest';
import { isoDay, longDay, today } from './day.ts';

afterEach(() => void vi.unstubAllEnvs());

describe('days', () => {
  it('are the same everywhere on earth', () => {
    const day = new Date('2026-11-13');
    expect(longDay(day)).toBe('13 November 2026');
    expect(isoDay(day)).toBe('2026-11-13');
    expect(isoDay(new Date('2026-11-13T23:59:59Z'))).toBe('2026-11-13');
  });

  it('can be fixed for a build that must be the same tomorrow', () => {
    vi.stubEnv('BUILD_DATE', '2027-01-01');
    expect(isoDay(today())).toBe('2027-01-01');
  });
});
