import { afterEach, expect, it, vi } from 'vitest';
import { checkHealth } from './health.ts';

afterEach(() => void vi.useRealTimers());

it('is well when every part is', async () => {
  const health = await checkHealth({ store: async () => ({ ok: true, waiting: 2 }) });
  expect(health).toEqual({ ok: true, checks: { store: { ok: true, waiting: 2 } } });
});

it('is not well when a part fails, and does not repeat the message', async () => {
  const health = await checkHealth({
    store: () => Promise.reject(new Error('password secret')),
    mail: async () => ({ ok: true }),
  });
  expect(health).toEqual({
    ok: false,
    checks: { store: { ok: false, reason: 'the check failed' }, mail: { ok: true } },
  });
});

it('does not wait for a part that hangs', async () => {
  vi.useFakeTimers();
  const health = checkHealth({ store: () => new Promise(() => {}) });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await health).toMatchObject({ ok: false });
});
