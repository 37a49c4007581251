import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { allPaths, htmlOf, manifest, PUBLIC_DIR } from '../support/built-pages.ts';
import { people, site } from '../support/content.ts';
import { readPage, valuesOf } from '../support/dom.ts';

const KB = 1024;
/** Bytes over the wire: the copy that the build has compressed, unless the file was too small to gain by it. */
function brotli(file: string): number {
  const compressed = join(PUBLIC_DIR, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(PUBLIC_DIR, file)).size;
}
function read(path: string): Buffer {
  return readFileSync(join(PUBLIC_DIR, path));
}

/** Phone, hours and full addresses are on every page once the owner has given them, and nobody can shorten them. */
const OWNERS_FACTS = site.phone.value ? 400 : 0;

/** The home page and the tools, all deadlines with their sources, all rates of the Gulf with
 * theirs, the people of the firm, and any other page to read. */
function limitOf(path: string): number {
  if (path === '/') return 20 * KB;
  if (path.startsWith('/tools/')) return 20 * KB + OWNERS_FACTS;
  if (path === '/insights/deadlines') return 22 * KB + OWNERS_FACTS;
  if (path === '/insights/payroll-gulf') return 18 * KB + OWNERS_FACTS;
  return (path === '/about-us' && people.length > 0 ? 17 : 16) * KB + OWNERS_FACTS;
}

test('pages stay within their budgets, styles included', () => {
  const over = allPaths
    .map((path) => ({ path, bytes: brotli(manifest.pages[path]?.file ?? '') }))
    .filter(({ path, bytes }) => bytes > limitOf(path))
    .map(({ path, bytes }) => `${path}: ${(bytes / KB).toFixed(1)} kB`);
  expect(over, 'shorten the words, or look for styles that the page does not use').toEqual([]);
});

test('no page waits for a script or a style sheet', () => {
  const waiting = allPaths.filter((path) => /<script[^>]*\ssrc=|<link[^>]*rel="stylesheet"/.test(htmlOf(path)));
  expect(waiting).toEqual([]);
});

const AT_ONCE = /(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g;

function withImports(first: readonly string[]): Set<string> {
  const files = new Set(first);
  for (const file of files)
    for (const [, address = ''] of read(file).toString().matchAll(AT_ONCE))
      files.add(new URL(address, `http://site.example${file}`).pathname);
  return files;
}
function sum(files: Iterable<string>): number {
  return [...files].reduce((bytes, file) => bytes + brotli(file), 0);
}

test('the scripts that any page fetches by itself stay under 71 kB together', () => {
  const sizes = allPaths.map((path) => {
    const own = ['component-url', 'renderer-url'].flatMap((name) => valuesOf(readPage(path), name, 'astro-island'));
    return { path, bytes: sum(withImports(own)) };
  });
  expect(sizes.filter(({ bytes }) => bytes > 0).map(({ path }) => path)).toContain('/contact-us');
  expect(sizes).toContainEqual({ path: '/', bytes: 0 });
  expect(sizes.filter(({ bytes }) => bytes > 71 * KB)).toEqual([]);
});

test('what counts a visit comes late and takes at most 3 kB', () => {
  expect(sum(withImports(['/visit.js']))).toBeLessThanOrEqual(3 * KB);
  expect(allPaths.filter((path) => htmlOf(path).includes('visit.js'))).toEqual([]);
});

test('the stage of the home page fetches at most 20 kB when its field is focused', () => {
  expect(sum([...withImports(['/stage.js']), '/stage.json'])).toBeLessThan(20 * KB);
});

test('one font file of at most 35 kB', () => {
  const fonts = readdirSync(join(PUBLIC_DIR, '_astro')).filter((file) => extname(file) === '.woff2');
  expect(fonts).toHaveLength(1);
  expect(read(`_astro/${fonts[0]}`).length).toBeLessThan(35 * KB);
});
