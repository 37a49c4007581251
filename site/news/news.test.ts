import { afterEach, describe, expect, it, vi } from 'vitest';
import { getNews } from './news.ts';

const item = (slug: string, more: object = {}) => ({
  slug,
  date: new Date(slug),
  title: `${slug} happened`,
  titleBefore: `${slug} will happen`,
  summary: 'It is so.',
  summaryBefore: 'It will be so.',
  ...more,
});

vi.mock('../content.ts', () => ({
  getAll: (kind: string) =>
    kind === 'news'
      ? [
          item('2026-06-07'),
          item('2027-12-31'),
          item('2026-11-13'),
          item('2027-01-01', { titleBefore: undefined, summaryBefore: undefined }),
        ]
      : [],
  getHtml: async (_: string, slug: string) => `<p>${slug}</p>`,
}));
afterEach(() => void vi.unstubAllEnvs());

const newsOn = (day: string) => {
  vi.stubEnv('BUILD_DATE', day);
  return getNews();
};

describe('news', () => {
  it('begin with what is to come, the next first; then the past, the newest first', async () => {
    const news = await newsOn('2026-11-15');
    expect(news.map(({ slug, isPast }) => [slug, isPast])).toEqual([
      ['2027-01-01', false],
      ['2027-12-31', false],
      ['2026-11-13', true],
      ['2026-06-07', true],
    ]);
  });

  it('change their tense on the day itself', async () => {
    const find = async (day: string) => (await newsOn(day)).find(({ slug }) => slug === '2026-11-13');
    expect(await find('2026-11-12')).toMatchObject({ title: '2026-11-13 will happen', summary: 'It will be so.' });
    expect(await find('2026-11-13')).toMatchObject({ title: '2026-11-13 happened', summary: 'It is so.' });
  });

  it('keep their words where an editor wrote only one version', async () => {
    const [next] = await newsOn('2026-11-15');
    expect(next).toMatchObject({ title: '2027-01-01 happened', summary: 'It is so.', html: '<p>2027-01-01</p>' });
  });
});
