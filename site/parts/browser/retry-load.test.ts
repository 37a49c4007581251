// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchJson } from './retry-load.ts';

const fetched = vi.fn<() => Promise<Response>>();
async function words() {
  return Response.json({ words: 'here' });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset().mockImplementation(words));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['an error of the server', () => Response.json({ error: 'busy' }, { status: 503 })],
  ['a page instead of the file', () => new Response('<p>Sign in to this network</p>')],
])('does not take %s for the file', async (_, answer) => {
  fetched.mockImplementationOnce(async () => answer());
  const file = fetchJson('/tools/file.json');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await file).toEqual({ words: 'here' });
});

it('does not wait for the end of a pause once the network is back', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  const file = fetchJson('/tools/file.json');
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('online'));
  expect(await file).toEqual({ words: 'here' });
});
