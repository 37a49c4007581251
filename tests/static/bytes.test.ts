import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { allPaths, htmlOf, manifest, PUBLIC_DIR } from '../support/built-pages.ts';
import { people, site } from '../support/content.ts';
import { readPage, valuesOf } from '../support/dom.ts';

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

/** Phone, hours and full addresses are on every page once the owner has given them, and nobody can shorten them. */
const OWNERS_FACTS = site.phone.value ? 400 : 0;

/** The home page and the tools, all deadlines with their sources, the people of the firm, and any other page to read. */
const limitOf = (path: string): number => {
  if (path === '/' || isInstrument(path)) return 20 * KB;
  if (path === '/insights/deadlines') return 22 * KB + OWNERS_FACTS;
  return (path === '/about-us' && people.length > 0 ? 17 : 16) * KB + OWNERS_FACTS;
};

test('pages stay within their budgets, styles included', () => {
  const sizes = allPaths
    .map((path) => ({ path, bytes: brotli(manifest.pages[path]?.file ?? ''), limit: limitOf(path) }))
    .sort((m, n) => n.bytes - m.bytes);
  expect(
    sizes.filter(({ bytes, limit }) => bytes > limit).map(({ path, bytes }) => `${path}: ${inKb(bytes)} kB`),
    'pages over budget: shorten the words, or look for styles that the page does not use',
  ).toEqual([]);
});

test('no page waits for a script or a style sheet', () => {
  const waiting = allPaths.filter((path) => /<script[^>]*\ssrc=|<link[^>]*rel="stylesheet"/.test(htmlOf(path)));
  expect(waiting).toEqual([]);
});

const AT_ONCE = /(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g;
const LATER = /import\s*\(\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g;

/** Scripts and all that they import: what the browser fetches by itself, or with it what a visitor may ask for later. */
const withImports = (first: readonly string[], kinds: readonly RegExp[]): Set<string> => {
  const found = new Set(first);
  for (const file of found) {
    const text = read(file).toString();
    for (const [, address = ''] of kinds.flatMap((kind) => [...text.matchAll(kind)]))
      found.add(new URL(address, `http://site.example${file}`).pathname);
  }
  return found;
};
const sum = (files: Iterable<string>): number => [...files].reduce((bytes, file) => bytes + brotli(file), 0);

test('the scripts that any page fetches by itself stay under 70 kB together', () => {
  const sizes = allPaths
    .map((path) => {
      const first = ['component-url', 'renderer-url'].flatMap((name) => valuesOf(readPage(path), name));
      return { path, bytes: sum(withImports(first, [AT_ONCE])) };
    })
    .filter(({ bytes }) => bytes > 0);
  expect(sizes.map(({ path }) => path)).toContain('/');
  expect(sizes.filter(({ bytes }) => bytes > 70 * KB)).toEqual([]);
});

test('each tool brings at most 6 kB of script that no other island needs, and 16 kB with all that waits for its use', () => {
  const islandsOf = (path: string) => valuesOf(readPage(path), 'component-url');
  const ownOf = (path: string, kinds: readonly RegExp[]) => {
    const [island = ''] = islandsOf(path);
    const others = new Set(allPaths.flatMap(islandsOf).filter((other) => other !== island));
    return withImports([island], kinds).difference(withImports([...others], [AT_ONCE, LATER]));
  };
  const sizes = allPaths
    .filter((path) => path.startsWith('/tools/'))
    .map((path) => ({ path, atOnce: sum(ownOf(path, [AT_ONCE])), withLater: sum(ownOf(path, [AT_ONCE, LATER])) }));
  expect(sizes.filter(({ atOnce }) => atOnce > 0)).toHaveLength(3);
  expect(sizes.filter(({ atOnce, withLater }) => atOnce > 6 * KB || withLater > 16 * KB)).toEqual([]);
});

test('the stage of the home page fetches at most 20 kB when its field is focused', () => {
  expect(sum([...withImports(['/stage.js'], [AT_ONCE]), '/stage.json'])).toBeLessThan(20 * KB);
});

test('one font file of at most 35 kB', () => {
  const fonts = readdirSync(join(PUBLIC_DIR, '_astro')).filter((file) => extname(file) === '.woff2');
  expect(fonts).toHaveLength(1);
  expect(read(`_astro/${fonts[0]}`).length).toBeLessThan(35 * KB);
});
