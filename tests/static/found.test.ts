import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PUBLIC_DIR, publicPaths } from '../support/built-pages.ts';
import { readPage } from '../support/dom.ts';

/** How machines find the pages. site/seo/files.test.ts proves how sitemap, feeds and lists are written. */

function read(path: string): string {
  return readFileSync(join(PUBLIC_DIR, path), 'utf8');
}
function addressesIn(text: string, pattern: RegExp): URL[] {
  return [...text.matchAll(pattern)].map(([, address = '']) => new URL(address));
}

test('the sitemap lists every public page once, and robots.txt lets everyone in and names it', () => {
  const paths = addressesIn(read('sitemap.xml'), /<loc>([^<]*)</g).map(({ pathname }) => pathname);
  expect(paths.toSorted()).toEqual(publicPaths.toSorted());
  const robots = read('robots.txt');
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
  expect(addressesIn(robots, /^Sitemap: (.+)$/gm).map(({ pathname }) => pathname)).toEqual(['/sitemap.xml']);
});

test('the list of all pages names every public page', () => {
  const links = [...readPage('/sitemap').querySelectorAll('#pages a[href^="/"]')];
  expect(links.map((link) => link.getAttribute('href')).toSorted()).toEqual(publicPaths.toSorted());
});

test.each([
  ['blogs/rss.xml', /<item>.*?<link>([^<]*)</gs],
  ['news/rss.xml', /<item>.*?<link>([^<]*)</gs],
  ['llms.txt', /\]\(([^)]+)\)/g],
])('everything that %s lists leads to a place on a page', (file, pattern) => {
  const addresses = addressesIn(read(file), pattern);
  expect(addresses.length).toBeGreaterThan(0);
  for (const { pathname, hash } of addresses) {
    expect.soft(publicPaths).toContain(pathname);
    if (hash) expect.soft(readPage(pathname).getElementById(hash.slice(1)), hash).not.toBeNull();
  }
});
