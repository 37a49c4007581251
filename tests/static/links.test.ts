import { expect, test } from 'vitest';
import { allPaths, manifest, publicPaths } from '../support/built-pages.ts';
import { readPage, valuesOf } from '../support/dom.ts';

const ORIGIN = 'http://site.example';
function linksOf(path: string): URL[] {
  return [...valuesOf(readPage(path), 'href', 'a'), ...valuesOf(readPage(path), 'action', 'form')].map(
    (href) => new URL(href, ORIGIN + path),
  );
}

/** Where an address leads by itself or by a redirect, if anywhere; areas that answer any address below them included. */
function targetOf(path: string): string | undefined {
  const to = manifest.routes.redirects.find(({ from }) => from === path)?.to ?? path;
  return manifest.pages[to] || manifest.files[to] ? to : undefined;
}

test('every internal link and fragment leads somewhere', () => {
  const broken = allPaths.flatMap((path) =>
    linksOf(path)
      .filter(({ origin, pathname }) => origin === ORIGIN && !pathname.startsWith('/api/') && pathname !== '/404')
      .flatMap((link) => {
        const target = targetOf(link.pathname);
        if (!target) return [`${path} → ${link.pathname}`];
        const place = decodeURIComponent(link.hash.slice(1));
        // A result of a tool is no place; tool-examples.test.ts opens those that are linked to.
        if (target.startsWith('/tools/') && /^1\d|^1\w+\./.test(place)) return [];
        const isPlace = !place || !manifest.pages[target] || readPage(target).getElementById(place);
        return isPlace ? [] : [`${path} → ${link.pathname}${link.hash} (no such place)`];
      }),
  );
  expect(broken).toEqual([]);
});

test('every redirect lands on a page, and links to other sites are complete https addresses', () => {
  expect(manifest.routes.redirects.filter(({ from }) => !targetOf(from))).toEqual([]);
  const known = [ORIGIN, 'https:', 'mailto:', 'tel:', 'webcal:'];
  for (const path of allPaths)
    expect
      .soft(
        linksOf(path).filter(({ href }) => !known.some((start) => href.startsWith(start))),
        path,
      )
      .toEqual([]);
});

test('every page can be reached from the home page, without the list of all pages', () => {
  const reached = new Set<string>(['/']);
  for (const path of reached) {
    if (path === '/sitemap') continue;
    for (const { pathname, origin } of linksOf(path)) {
      const target = targetOf(pathname);
      if (origin === ORIGIN && target && manifest.pages[target]) reached.add(target);
    }
  }
  expect(publicPaths.filter((path) => !reached.has(path))).toEqual([]);
});
