import { describe, expect, it } from 'vitest';
import { feed, llmsTxt, securityTxt, sitemapXml } from './files.ts';
import { listPages } from './pages.ts';
import type { PublicPage } from './public-page.ts';

const origin = new URL('https://www.dhr.example');

describe('the sitemap', () => {
  it('gives the day of the last change only where it is known', () => {
    const xml = sitemapXml([{ path: '/' }, { path: '/a&b', lastModified: new Date('2026-11-15') }], origin);
    expect(xml).toContain('<url><loc>https://www.dhr.example/</loc></url>');
    expect(xml).toContain('<url><loc>https://www.dhr.example/a&amp;b</loc><lastmod>2026-11-15</lastmod></url>');
  });
});

describe('security.txt', () => {
  const text = securityTxt({ origin, mail: 'hello@dhr.example', builtOn: new Date('2026-11-15T10:00:00Z') });
  it('says how to reach us and where it belongs', () => {
    expect(text).toContain('Contact: mailto:hello@dhr.example\n');
    expect(text).toContain('Canonical: https://www.dhr.example/.well-known/security.txt\n');
    expect(text).toContain('Preferred-Languages: en\n');
  });
  it('expires in less than a year', () => {
    expect(text.match(/^Expires: (.*)$/m)?.[1]).toBe('2027-11-10T00:00:00Z');
  });
});

it('llms.txt links to every area with a sentence', () => {
  const page = { ...listPages()[0], name: 'Post', path: '/blogs/post', description: 'What it says.' } as PublicPage;
  const groups = [{ area: 'resources' as const, heading: 'Resources', pages: [page] }];
  const text = llmsTxt({ origin, title: 'DHR', summary: 'What we do.', guide: 'How to read it.', groups });
  expect(text).toBe(
    '# DHR\n\n> What we do.\n\nHow to read it.\n\n## Resources\n\n- [Post](https://www.dhr.example/blogs/post): What it says.\n',
  );
});

describe('a feed', () => {
  const items = Array.from({ length: 60 }, (_, i) => ({
    title: `Item ${i} & more`,
    description: 'What it says.',
    link: `/news#item-${i}`,
    ...(i > 0 ? { pubDate: new Date('2026-11-15'), author: 'Asha & Co' } : {}),
  }));
  const read = async () =>
    (await feed({ origin, title: 'DHR: news', description: 'Dates.', path: '/news/rss.xml', items })).text();

  it('names itself, its language and its items with full addresses', async () => {
    const xml = await read();
    expect(xml).toContain('<title>DHR: news</title>');
    expect(xml).toContain('<language>en-gb</language>');
    expect(xml).toContain('href="https://www.dhr.example/news/rss.xml" rel="self"');
    expect(xml).toContain('<link>https://www.dhr.example/news#item-0</link>');
    expect(xml).toContain('<dc:creator>Asha &amp; Co</dc:creator>');
  });
  it('dates only what has a date, and leaves out what is old', async () => {
    const xml = await read();
    expect(xml.match(/<item>/g)).toHaveLength(50);
    expect(xml.match(/<pubDate>/g)).toHaveLength(49);
  });
});
