import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { attributesOf } from '../../testing/browser/html.ts';
import { allPaths, htmlOf, manifest, PUBLIC_DIR } from '../../testing/browser/pages.ts';

const KB = 1024;
/** What goes over the wire: the copy that the build has compressed, unless the file was too small to gain by it. */
const brotli = (file: string): number => {
  const compressed = join(PUBLIC_DIR, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(PUBLIC_DIR, file)).size;
};
const inKb = (bytes: number): string => (bytes / KB).toFixed(1);
const read = (path: string): Buffer => readFileSync(join(PUBLIC_DIR, path));

/** Pages whose island makes them more than a page to read. */
const isInstrument = (path: string): boolean => path.startsWith('/tools/');

/**
 * Pages that somebody keeps open and works with, and long articles: they may take a second round trip. The line of all
 * deadlines holds some fifty records with their sources; the others hold tables, forty questions or seventy terms.
 */
const REFERENCE: readonly (readonly [RegExp, number])[] = [
  [/^\/insights\/deadlines$/, 24 * KB],
  [/^\/(insights|blogs)\//, 17 * KB],
];
const referenceLimit = (path: string): number | undefined => REFERENCE.find(([page]) => page.test(path))?.[1];

/** What a server may send before the first answer of the browser: a page within it costs one round trip. */
const TEN_PACKETS = 10 * 1460;
/** Around a page's own policy: the other headers of an answer. */
const OTHER_HEADERS = 600;

test('pages stay within their budgets, styles included', () => {
  const sizes = allPaths
    .map((path) => {
      const { file = '', csp = '' } = manifest.pages[path] ?? {};
      const own = path === '/' || isInstrument(path) ? 20 * KB : referenceLimit(path);
      const limit = own ?? TEN_PACKETS - csp.length - OTHER_HEADERS;
      return { path, bytes: brotli(file), limit };
    })
    .sort((m, n) => n.bytes - m.bytes);
  console.table(
    sizes.slice(0, 8).map(({ path, bytes, limit }) => ({ path, 'kB (brotli)': inKb(bytes), limit: inKb(limit) })),
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

/** A script and all that it imports, at once or later. */
const withImports = (first: readonly string[]): Set<string> => {
  const found = new Set(first);
  for (const file of found) {
    const imports = read(file)
      .toString()
      .matchAll(/(?:from|import)\s*\(?["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g);
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

test('each tool brings at most 6 kB of script that no other island needs', () => {
  const islandsOf = (path: string) => attributesOf(htmlOf(path), 'astro-island', 'component-url');
  const reached = new Map(allPaths.flatMap(islandsOf).map((island) => [island, withImports([island])]));
  const sizes = allPaths
    .filter((path) => path.startsWith('/tools/'))
    .map((path) => {
      const [island = ''] = islandsOf(path);
      const others = [...reached].filter(([other]) => other !== island).map(([, files]) => files);
      const own = [...(reached.get(island) ?? [])].filter((file) => !others.some((files) => files.has(file)));
      return { path, bytes: own.reduce((sum, file) => sum + brotli(file), 0) };
    });
  console.table(sizes.map(({ path, bytes }) => ({ path, 'kB (brotli)': inKb(bytes) })));
  expect(sizes.filter(({ bytes }) => bytes > 0)).toHaveLength(3);
  expect(sizes.filter(({ bytes }) => bytes > 6 * KB)).toEqual([]);
});

test('one font file of at most 35 kB', () => {
  const fonts = readdirSync(join(PUBLIC_DIR, '_astro')).filter((file) => extname(file) === '.woff2');
  expect(fonts).toHaveLength(1);
  expect(read(`_astro/${fonts[0]}`).length).toBeLessThan(35 * KB);
});
