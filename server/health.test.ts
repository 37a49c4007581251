import { afterEach, expect, it, vi } from 'vitest';
import { checkHealth } from './health.ts';

afterEach(() => void vi.useRealTimers());

it('is what the check finds', async () => {
  expect(await checkHealth(async () => ({ ok: true, waiting: 2 }))).toEqual({ ok: true, waiting: 2 });
});

it('is not well when the check fails, and does not repeat the message', async () => {
  const health = await checkHealth(() => Promise.reject(new Error('password secret')));
  expect(health).toEqual({ ok: false, reason: 'the check failed' });
});

it('does not wait for a check that hangs', async () => {
  vi.useFakeTimers();
  const health = checkHealth(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await health).toMatchObject({ ok: false });
});
