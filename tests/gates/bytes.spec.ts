import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { allPaths, htmlOf } from '../support/pages.ts';

const KB = 1024;
const brotli = (data: string | Buffer): number => brotliCompressSync(data).length;

/** Pages whose island makes them more than a page to read. */
const isInstrument = (path: string): boolean => path === '/contact-us' || path.startsWith('/tools/');

test('pages stay within their budgets, styles included', () => {
  const sizes = allPaths
    .map((path) => {
      const limit = path === '/' || isInstrument(path) ? 20 : 14;
      return { path, bytes: brotli(htmlOf(path)), limit: limit * KB };
    })
    .sort((m, n) => n.bytes - m.bytes);
  console.table(
    sizes
      .slice(0, 8)
      .map(({ path, bytes, limit }) => ({ path, 'kB (brotli)': (bytes / KB).toFixed(1), limit: limit / KB })),
  );
  expect(sizes.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
});

test('all scripts together stay under 70 kB on any page, and none is on the critical path', () => {
  for (const path of allPaths) {
    const html = htmlOf(path);
    expect(html, `${path} waits for a script`).not.toMatch(/<script[^>]*\ssrc=/);
    expect(html, `${path} waits for a style sheet`).not.toMatch(/<link[^>]*rel="stylesheet"/);
  }
  const carousel = ['client', 'react', 'Banner', 'Testimonials', 'use-carousel'];
  const files = readdirSync('dist/public/_astro').filter((file) => extname(file) === '.js');
  const size = (names: string[]) =>
    files
      .filter((file) => names.some((name) => file.startsWith(`${name}.`)))
      .reduce((sum, file) => sum + brotli(readFileSync(join('dist/public/_astro', file))), 0);
  expect(size(carousel)).toBeGreaterThan(0);
  expect(size(carousel)).toBeLessThan(70 * KB);
});

test('one font file of at most 35 kB', () => {
  const fonts = readdirSync('dist/public/_astro').filter((file) => extname(file) === '.woff2');
  expect(fonts).toHaveLength(1);
  expect(readFileSync(join('dist/public/_astro', fonts[0] ?? '')).length).toBeLessThan(35 * KB);
});
