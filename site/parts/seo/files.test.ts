import { expect, it } from 'vitest';
import { feed, securityTxt } from './files.ts';

const origin = new URL('https://www.dhr.example');

it('security.txt expires in less than a year', () => {
  const text = securityTxt('hello@dhr.example', new Date('2026-11-15T10:00:00Z'), origin);
  expect(text).toContain('\nExpires: 2027-11-10T00:00:00Z\n');
});

it('a feed dates only what has a date, and names authors', async () => {
  const items = Array.from({ length: 2 }, (_, i) => ({
    title: `Item ${i} & more`,
    description: 'What it says.',
    link: `/news#item-${i}`,
    ...(i > 0 ? { pubDate: new Date('2026-11-15'), author: 'Asha & Co' } : {}),
  }));
  const xml = await feed({ title: 'DHR: news', description: 'Dates.', items }, '/news/rss.xml', origin);
  expect(xml).toContain('<link>https://www.dhr.example/news#item-0</link>');
  expect(xml).toContain('<dc:creator>Asha &amp; Co</dc:creator>');
  expect(xml.match(/<pubDate>/g)).toHaveLength(1);
});
