import { expect, it } from 'vitest';
import { feed, securityTxt } from './files.ts';

const origin = new URL('https://www.dhr.example');

it('security.txt expires in less than a year', () => {
  const text = securityTxt({ origin, mail: 'hello@dhr.example', builtOn: new Date('2026-11-15T10:00:00Z') });
  expect(text).toContain('\nExpires: 2027-11-10T00:00:00Z\n');
});

it('a feed dates only what has a date, names authors, and leaves out what is old', async () => {
  const items = Array.from({ length: 60 }, (_, i) => ({
    title: `Item ${i} & more`,
    description: 'What it says.',
    link: `/news#item-${i}`,
    ...(i > 0 ? { pubDate: new Date('2026-11-15'), author: 'Asha & Co' } : {}),
  }));
  const answer = await feed({ origin, title: 'DHR: news', description: 'Dates.', path: '/news/rss.xml', items });
  const xml = await answer.text();
  expect(xml).toContain('<link>https://www.dhr.example/news#item-0</link>');
  expect(xml).toContain('<dc:creator>Asha &amp; Co</dc:creator>');
  expect(xml.match(/<item>/g)).toHaveLength(50);
  expect(xml.match(/<pubDate>/g)).toHaveLength(49);
});
