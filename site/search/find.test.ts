import { expect, it, vi } from 'vitest';
import { startSearch } from './find.ts';

it('tries again with the next question where the index could not be fetched', async () => {
  const fetching = vi.fn<typeof fetch>(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', fetching);
  const lookup = startSearch();
  await expect(lookup('payroll', 10)).rejects.toThrow('503');
  await expect(lookup('payroll', 10)).rejects.toThrow('503');
  expect(fetching).toHaveBeenCalledTimes(4);
  vi.unstubAllGlobals();
});
