import { afterEach, expect, it, vi } from 'vitest';
import { getOpenings } from './openings.ts';

const entry = (id: string, closes: string) => ({
  id,
  filePath: `${id}.md`,
  data: { closes: new Date(closes) },
});
const openings = [entry('closed', '2026-11-14'), entry('last-day', '2026-11-15'), entry('open', '2026-12-01')];

vi.mock('./markdown.ts', () => ({ readMarkdown: async (file: string) => `<p>${file}</p>` }));
vi.mock('astro:content', () => ({
  getCollection: async () => openings,
  getEntry: async (name: string, id: string) =>
    name === 'claims' ? { data: {} } : openings.find((found) => found.id === id),
}));
afterEach(() => vi.unstubAllEnvs());

it('lists an opening up to its last day, with its text', async () => {
  vi.stubEnv('BUILD_DATE', '2026-11-15T23:00:00Z');
  const found = await getOpenings();
  expect(found.map(({ slug, html }) => [slug, html])).toEqual([
    ['last-day', '<p>last-day.md</p>'],
    ['open', '<p>open.md</p>'],
  ]);
});
