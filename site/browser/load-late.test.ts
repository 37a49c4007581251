// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadLate } from './load-late.ts';

const fetched = vi.fn<() => Promise<Response>>();
const offline = () => Promise.reject(new TypeError('offline'));
const words = async () => Response.json({ words: 'here' });
const FILE = '/tools/file.json';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
/** Brings the network back, so that no test leaves a load behind. */
const comeBack = async () => {
  fetched.mockImplementation(words);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
};
afterEach(async () => {
  await comeBack();
  fetched.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['an error of the server', () => Response.json({ error: 'busy' }, { status: 503 })],
  ['a page instead of the file', () => new Response('<p>Sign in to this network</p>')],
])('does not take %s for the file', async (_, answer) => {
  fetched.mockImplementationOnce(async () => answer()).mockImplementation(words);
  const file = loadLate(FILE);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await file).toEqual({ words: 'here' });
});

it('does not wait for the end of a pause once the network is back', async () => {
  fetched.mockImplementation(offline);
  const file = loadLate(FILE);
  await vi.advanceTimersByTimeAsync(0);
  await comeBack();
  expect(await file).toEqual({ words: 'here' });
});
