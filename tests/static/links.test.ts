import { expect, test } from 'vitest';
import { allPaths, htmlOf, manifest, publicPaths } from '../support/built-pages.ts';
import { attributesOf } from '../support/html.ts';

const ORIGIN = 'http://site.example';
const linksOf = (path: string): URL[] =>
  [...attributesOf(htmlOf(path), 'a', 'href'), ...attributesOf(htmlOf(path), 'form', 'action')].map(
    (href) => new URL(href, ORIGIN + path),
  );
const ids = new Map<string, Set<string>>();
const idsOf = (path: string): Set<string> => {
  const known = ids.get(path) ?? new Set(attributesOf(htmlOf(path), '*', 'id'));
  ids.set(path, known);
  return known;
};

/** Where an address leads by itself or by a redirect, if anywhere; areas that answer any address below them included. */
const targetOf = (path: string): string | undefined => {
  const to = manifest.routes.redirects.find(({ from }) => from === path)?.to ?? path;
  return manifest.pages[to] || manifest.files[to] ? to : undefined;
};

test('every internal link and fragment leads somewhere', () => {
  const broken = allPaths.flatMap((path) =>
    linksOf(path)
      .filter(({ origin, pathname }) => origin === ORIGIN && !pathname.startsWith('/api/') && pathname !== '/404')
      .flatMap((link) => {
        const target = targetOf(link.pathname);
        if (!target) return [`${path} → ${link.pathname}`];
        const isPlace =
          !link.hash || !manifest.pages[target] || idsOf(target).has(decodeURIComponent(link.hash.slice(1)));
        return isPlace ? [] : [`${path} → ${link.pathname}${link.hash} (no such place)`];
      }),
  );
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

test('every redirect lands on a page', () => {
  expect(manifest.routes.redirects.filter(({ from }) => !targetOf(from))).toEqual([]);
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
