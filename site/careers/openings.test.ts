import { afterEach, expect, it, vi } from 'vitest';
import { getOpenings } from './openings.ts';

function opening(slug: string, closes: string) {
  return { slug, closes: new Date(closes) };
}

vi.mock('../content.ts', () => ({
  getAll: () => [opening('closed', '2026-11-14'), opening('last-day', '2026-11-15'), opening('open', '2026-12-01')],
  getHtml: async (_: string, slug: string) => `<p>${slug}</p>`,
}));
afterEach(() => vi.unstubAllEnvs());

it('lists an opening up to its last day, with its text', async () => {
  vi.stubEnv('BUILD_DATE', '2026-11-15T23:00:00Z');
  const found = await getOpenings();
  expect(found.map(({ slug, html }) => [slug, html])).toEqual([
    ['last-day', '<p>last-day</p>'],
    ['open', '<p>open</p>'],
  ]);
});
