import { afterEach, describe, expect, it, vi } from 'vitest';
import { isoDay, longDay } from '../common/day.ts';
import { today } from './today.ts';

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

  it('are those of the clock when the setting is empty', () => {
    vi.useFakeTimers({ now: new Date('2028-02-29') });
    vi.stubEnv('BUILD_DATE', '');
    expect(isoDay(today())).toBe('2028-02-29');
    vi.useRealTimers();
  });
});
