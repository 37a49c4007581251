import { expect, test } from '@playwright/test';
import { attributesOf } from '../support/browser/html.ts';
import { allPaths, htmlOf, manifest, publicPaths } from '../support/browser/pages.ts';

const ORIGIN = 'http://site.example';
const linksOf = (path: string): URL[] =>
  [...attributesOf(htmlOf(path), 'a', 'href'), ...attributesOf(htmlOf(path), 'form', 'action')].map(
    (href) => new URL(href, ORIGIN + path),
  );
const idsOf = (html: string): Set<string> => new Set(attributesOf(html, '*', 'id'));

test('every internal link and fragment leads somewhere', async ({ request }) => {
  const known = new Map<string, number>();
  const broken: string[] = [];
  for (const path of allPaths) {
    for (const link of linksOf(path).filter(({ origin }) => origin === ORIGIN)) {
      if (link.pathname.startsWith('/api/')) continue;
      if (link.pathname === path) known.set(path, 200);
      if (!known.has(link.pathname)) {
        known.set(link.pathname, (await request.get(link.pathname, { maxRedirects: 3 })).status());
      }
      if (known.get(link.pathname) !== 200) broken.push(`${path} → ${link.pathname} (${known.get(link.pathname)})`);
      const target = manifest.pages[link.pathname];
      if (link.hash && target && !idsOf(htmlOf(link.pathname)).has(decodeURIComponent(link.hash.slice(1)))) {
        broken.push(`${path} → ${link.pathname}${link.hash} (no such place)`);
      }
    }
  }
  expect(broken).toEqual([]);
});

test('links to other sites are complete https addresses', () => {
  const odd = allPaths.flatMap((path) =>
    linksOf(path)
      .filter(
        ({ origin, protocol }) => origin !== ORIGIN && !['https:', 'mailto:', 'tel:', 'webcal:'].includes(protocol),
      )
      .map((link) => `${path} → ${link.href}`),
  );
  expect(odd).toEqual([]);
});

test('every redirect is permanent and lands on a page', async ({ request }) => {
  for (const { from, to } of manifest.routes.redirects) {
    const first = await request.get(from, { maxRedirects: 0 });
    expect(first.status(), from).toBe(301);
    expect(new URL(first.headers()['location'] ?? '', ORIGIN).pathname, from).toBe(to);
    expect((await request.get(from)).status(), from).toBe(200);
  }
});

test('every page can be reached from the home page, without the list of all pages', () => {
  const reached = new Set<string>(['/']);
  for (const path of reached) {
    if (path === '/sitemap') continue;
    for (const { pathname, origin } of linksOf(path)) {
      const target = manifest.routes.redirects.find(({ from }) => from === pathname)?.to ?? pathname;
      if (origin === ORIGIN && manifest.pages[target]) reached.add(target);
    }
  }
  expect(publicPaths.filter((path) => !reached.has(path))).toEqual([]);
});
