import { expect, test } from '@playwright/test';
import { elementsOf } from '../support/browser/html.ts';
import { publicPaths } from '../support/browser/pages.ts';

/** How machines find the pages: sitemap, robots, feeds and the list for language models. */

const between = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text);

test('the sitemap lists every public page once, with the day of its last change where one is known', async ({
  request,
}) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toMatch(/xml/);
  const xml = await answer.text();
  const paths = between(xml, 'loc').map((address) => new URL(address).pathname);
  expect(paths.toSorted()).toEqual(publicPaths.toSorted());
  const days = between(xml, 'lastmod');
  expect(days.length).toBeGreaterThan(30);
  for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}/);
});

test('robots.txt lets everybody in and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).not.toMatch(/^Disallow: \/$/m);
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(text) ?? [];
  expect(new URL(sitemap).pathname).toBe('/sitemap.xml');
});

for (const feed of ['/blogs/rss.xml', '/news/rss.xml', '/insights/deadlines/rss.xml']) {
  test(`${feed} is a feed whose items lead to pages`, async ({ request }) => {
    const answer = await request.get(feed);
    expect(answer.headers()['content-type']).toMatch(/xml/);
    const xml = await answer.text();
    expect(xml).toMatch(/<rss[^>]*version="2\.0"/);
    const items = xml.split('<item>').slice(1);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      for (const tag of ['title', 'link', 'description']) expect.soft(item, tag).toContain(`<${tag}>`);
      const { pathname, hash } = new URL(between(item, 'link')[0] ?? '');
      const page = await request.get(pathname);
      expect(page.status(), pathname).toBe(200);
      const ids = elementsOf(await page.text()).flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'id'));
      if (hash) expect(ids.map(({ value }) => value)).toContain(hash.slice(1));
      // News announce days to come, which are no days of publication.
      for (const day of between(item, 'pubDate')) expect(Date.parse(day), item).toBeLessThanOrEqual(Date.now());
    }
  });
}

test('llms.txt names the site and leads to its pages', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toMatch(/^# DHR/);
  const targets = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => new URL(address).pathname);
  expect(targets.length).toBeGreaterThan(20);
  expect(targets.filter((path) => !publicPaths.includes(path))).toEqual([]);
});
