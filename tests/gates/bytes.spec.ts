import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { attributesOf } from '../support/html.ts';
import { allPaths, htmlOf, manifest, PUBLIC_DIR } from '../support/pages.ts';

const KB = 1024;
/** What goes over the wire: the copy that the build has compressed, unless the file was too small to gain by it. */
const brotli = (file: string): number => {
  const compressed = join(PUBLIC_DIR, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(PUBLIC_DIR, file)).size;
};
const inKb = (bytes: number): string => (bytes / KB).toFixed(1);
const read = (path: string): Buffer => readFileSync(join(PUBLIC_DIR, path));

/** Pages whose island makes them more than a page to read. */
const isInstrument = (path: string): boolean => path === '/contact-us' || path.startsWith('/tools/');

test('pages stay within their budgets, styles included', () => {
  const sizes = allPaths
    .map((path) => {
      const limit = path === '/' || isInstrument(path) ? 20 : 14;
      return { path, bytes: brotli(manifest.pages[path]?.file ?? ''), limit: limit * KB };
    })
    .sort((m, n) => n.bytes - m.bytes);
  console.table(
    sizes.slice(0, 8).map(({ path, bytes, limit }) => ({ path, 'kB (brotli)': inKb(bytes), limit: limit / KB })),
  );
  expect(
    sizes.filter(({ bytes, limit }) => bytes > limit).map(({ path, bytes }) => `${path}: ${inKb(bytes)} kB`),
    'pages over budget: shorten the words, or look for styles that the page does not use',
  ).toEqual([]);
});

test('no page waits for a script or a style sheet', () => {
  const waiting = allPaths.filter((path) => /<script[^>]*\ssrc=|<link[^>]*rel="stylesheet"/.test(htmlOf(path)));
  expect(waiting).toEqual([]);
});

/** A script and all that it imports at once. */
const withImports = (first: readonly string[]): Set<string> => {
  const found = new Set(first);
  for (const file of found) {
    const imports = read(file)
      .toString()
      .matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g);
    for (const [, address = ''] of imports) found.add(new URL(address, `http://site.example${file}`).pathname);
  }
  return found;
};

test('the scripts of any page together stay under 70 kB', () => {
  const sizes = allPaths
    .map((path) => {
      const html = htmlOf(path);
      const first = ['component-url', 'renderer-url'].flatMap((name) => attributesOf(html, 'astro-island', name));
      const files = withImports(first);
      return { path, files: files.size, bytes: [...files].reduce((sum, file) => sum + brotli(file), 0) };
    })
    .filter(({ bytes }) => bytes > 0);
  console.table(sizes.map(({ path, files, bytes }) => ({ path, files, 'kB (brotli)': inKb(bytes) })));
  expect(sizes.map(({ path }) => path)).toContain('/');
  expect(sizes.filter(({ bytes }) => bytes > 70 * KB)).toEqual([]);
});

test('one font file of at most 35 kB', () => {
  const fonts = readdirSync(join(PUBLIC_DIR, '_astro')).filter((file) => extname(file) === '.woff2');
  expect(fonts).toHaveLength(1);
  expect(read(`_astro/${fonts[0]}`).length).toBeLessThan(35 * KB);
});
