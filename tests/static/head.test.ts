import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allPaths, PUBLIC_DIR, publicPaths } from '../support/built-pages.ts';
import { readPage, valuesOf } from '../support/dom.ts';

/** The head of every page, for search engines, shared links and browser tabs. */

const heads = allPaths.map((path) => {
  const page = readPage(path);
  const meta = (name: string) =>
    valuesOf(page, 'content', `meta:is([name="${name}"], [property="${name}"])`).join(' + ');
  const canonical = valuesOf(page, 'href', 'link[rel=canonical]').join(' + ');
  return {
    path,
    isPublic: publicPaths.includes(path),
    title: page.title,
    description: meta('description'),
    canonical,
    meta,
  };
});
function linkedFiles(path: string, rel: string): string[] {
  return valuesOf(readPage(path), 'href', `link[rel*="${rel}"]`);
}

test.each([
  ['title', 10, 70],
  ['description', 70, 160],
] as const)('every %s is unique and %i to %i characters long', (name, least, most) => {
  const texts = heads.map((head) => head[name]);
  expect(texts.filter(({ length }) => length < least || length > most)).toEqual([]);
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
});

test('a public page names its own address as canonical; the others stay out of search engines', () => {
  const [{ canonical: home = '' } = {}] = heads;
  for (const { path, isPublic, canonical, meta } of heads) {
    expect.soft(canonical, path).toBe(isPublic ? new URL(path, home).href : '');
    if (!isPublic) expect.soft(meta('robots'), path).toBe('noindex');
  }
});

test('a shared link shows title, description and a picture of 1200 × 630 that exists', () => {
  for (const { path, isPublic, meta, description, title, canonical } of heads) {
    expect.soft(meta('og:title'), path).not.toBe('');
    expect.soft(title.startsWith(meta('og:title')), `${path}: ${meta('og:title')} begins its title`).toBe(true);
    expect.soft(meta('og:description'), path).toBe(description);
    expect.soft(meta('og:type'), path).toMatch(/^(website|article)$/);
    if (isPublic) expect.soft(meta('og:url'), path).toBe(canonical);
    expect.soft(meta('og:image:alt'), path).not.toBe('');
    expect.soft(meta('twitter:card'), path).toBe('summary_large_image');
    expect.soft([meta('og:image:width'), meta('og:image:height')], path).toEqual(['1200', '630']);
    // The first chunk of a PNG file holds width and height.
    const png = readFileSync(join(PUBLIC_DIR, new URL(meta('og:image')).pathname));
    expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect.soft(png.length / 1024, `${path}: kB of its picture`).toBeLessThan(300);
  }
});

test('icons and feeds that a head names exist; feeds are named where a reader would look', () => {
  for (const path of allPaths) {
    const icons = linkedFiles(path, 'icon');
    expect.soft(icons.length, path).toBeGreaterThanOrEqual(3);
    const missing = [...icons, ...linkedFiles(path, 'alternate')].filter((file) => !existsSync(join(PUBLIC_DIR, file)));
    expect.soft(missing, path).toEqual([]);
  }
  const [blog, news] = ['/blogs/rss.xml', '/news/rss.xml'];
  for (const [path, feeds] of [
    ['/', [blog, news]],
    ['/blogs/SAP-Payroll-Offerings', [blog]],
    ['/news', [news]],
    ['/services/training', []],
  ] as const)
    expect(linkedFiles(path, 'alternate'), path).toEqual(feeds);
});

type Thing = { '@type': string; '@id'?: string } & Record<string, unknown>;
function graphOf(path: string): Thing[] {
  const json = readPage(path).querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  const data: { '@context'?: string; '@graph'?: Thing[] } = JSON.parse(json);
  return data['@context'] === 'https://schema.org' ? (data['@graph'] ?? []) : [];
}

/** Fields without which search engines ignore a thing (developers.google.com/search/docs/appearance/structured-data). */
const NEEDED: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  JobPosting: ['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization', 'jobLocation'],
};
function objectsIn(value: unknown): Record<string, unknown>[] {
  return typeof value === 'object' && value !== null ? [{ ...value }, ...Object.values(value).flatMap(objectsIn)] : [];
}

test('structured data has the fields that search engines require, and every reference leads to a thing', () => {
  for (const path of publicPaths) {
    const graph = graphOf(path);
    expect.soft(graph.length, `${path} has structured data`).toBeGreaterThan(1);
    const known = new Set(graph.map((thing) => thing['@id']));
    const faults = objectsIn(graph).flatMap((thing) => {
      const missing = (NEEDED[String(thing['@type'])] ?? []).filter((field) =>
        [undefined, null, ''].some((no) => thing[field] === no),
      );
      const isReference = Object.keys(thing).join() === '@id';
      return isReference && !known.has(String(thing['@id'])) ? [thing['@id']] : missing;
    });
    expect.soft(faults, path).toEqual([]);
  }
});
