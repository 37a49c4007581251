import { afterEach, expect, it, vi } from 'vitest';
import { getNews } from './news.ts';

function item(slug: string) {
  return { slug, date: new Date(slug), title: `${slug} happened`, summary: 'It is so.' };
}

vi.mock('../content.ts', () => ({
  getAll: (kind: string) => (kind === 'news' ? ['2026-06-07', '2027-12-31', '2026-11-13', '2027-01-01'].map(item) : []),
  getHtml: async (_: string, slug: string) => `<p>${slug}</p>`,
}));
afterEach(() => void vi.unstubAllEnvs());

it('news begin with what is to come, the next first; then the past, the newest first', async () => {
  vi.stubEnv('BUILD_DATE', '2026-11-13');
  const news = await getNews();
  expect(news.map(({ slug, isPast }) => [slug, isPast])).toEqual([
    ['2027-01-01', false],
    ['2027-12-31', false],
    ['2026-11-13', true],
    ['2026-06-07', true],
  ]);
});
