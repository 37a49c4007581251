import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PUBLIC_DIR, publicPaths } from '../support/built-pages.ts';
import { readPage } from '../support/dom.ts';

/** How machines find the pages: sitemap, robots, feeds and the list for language models. */

const between = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text);

const read = (path: string): string => readFileSync(join(PUBLIC_DIR, path), 'utf8');

test('the sitemap lists every public page once, with the day of its last change where one is known', () => {
  const xml = read('sitemap.xml');
  const paths = between(xml, 'loc').map((address) => new URL(address).pathname);
  expect(paths.toSorted()).toEqual(publicPaths.toSorted());
  const days = between(xml, 'lastmod');
  expect(days.length).toBeGreaterThan(30);
  for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}/);
});

test('robots.txt lets everybody in and names the sitemap', () => {
  const text = read('robots.txt');
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).not.toMatch(/^Disallow: \/$/m);
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(text) ?? [];
  expect(new URL(sitemap).pathname).toBe('/sitemap.xml');
});

test.each(['blogs/rss.xml', 'news/rss.xml'])('%s: every item leads to a page', (feed) => {
  const xml = read(feed);
  expect(xml).toMatch(/<rss[^>]*version="2\.0"/);
  const items = xml.split('<item>').slice(1);
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) {
    for (const tag of ['title', 'link', 'description']) expect.soft(item, tag).toContain(`<${tag}>`);
    const { pathname, hash } = new URL(between(item, 'link')[0] ?? '');
    expect(publicPaths).toContain(pathname);
    if (hash) expect(readPage(pathname).getElementById(hash.slice(1)), hash).not.toBeNull();
    // News announce days to come, which are no days of publication.
    for (const day of between(item, 'pubDate')) expect(Date.parse(day), item).toBeLessThanOrEqual(Date.now());
  }
});

test('llms.txt names the site and leads to its pages', () => {
  const text = read('llms.txt');
  expect(text).toMatch(/^# DHR/);
  const targets = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => new URL(address).pathname);
  expect(targets.length).toBeGreaterThan(20);
  expect(targets.filter((path) => !publicPaths.includes(path))).toEqual([]);
});
