import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allPaths, PUBLIC_DIR, publicPaths } from '../support/built-pages.ts';
import { readPage, valuesOf } from '../support/dom.ts';
import { faultsOf, graphOf, references } from '../support/structured-data.ts';

/** What search engines, shared links and browser tabs are told about every page. */
const headOf = (path: string) => {
  const page = readPage(path);
  const meta = (name: string) =>
    valuesOf(page, 'content', `meta:is([name="${name}"], [property="${name}"])`).join(' + ');
  const canonical = valuesOf(page, 'href', 'link[rel=canonical]');
  return { path, title: page.title, description: meta('description'), canonical, meta };
};
const heads = allPaths.map(headOf);
const publicHeads = publicPaths.map(headOf);

const twice = (values: string[]): string[] => [...new Set(values.filter((value, i) => values.indexOf(value) !== i))];

test('titles are unique and 10 to 70 characters long', () => {
  const odd = heads.filter(({ title }) => title.length < 10 || title.length > 70);
  expect(odd.map(({ path, title }) => `${path}: ${title.length} characters, “${title}”`)).toEqual([]);
  expect(twice(heads.map(({ title }) => title))).toEqual([]);
});

test('descriptions are unique and 70 to 160 characters long', () => {
  const odd = heads.filter(({ description }) => description.length < 70 || description.length > 160);
  expect(odd.map(({ path, description }) => `${path}: ${description.length} characters, “${description}”`)).toEqual([]);
  expect(twice(heads.map(({ description }) => description))).toEqual([]);
});

test('every page names its own address as canonical, and all are of one origin', () => {
  for (const { path, canonical } of publicHeads) {
    expect.soft(canonical, path).toHaveLength(1);
    expect.soft(new URL(canonical[0] ?? '').pathname, path).toBe(path);
  }
  expect(new Set(publicHeads.map(({ canonical }) => new URL(canonical[0] ?? '').origin)).size).toBe(1);
});

test('pages that are no destination stay out of search engines', () => {
  for (const { path, meta, canonical } of heads.filter((head) => !publicPaths.includes(head.path))) {
    expect.soft(meta('robots'), path).toBe('noindex');
    expect.soft(canonical, path).toEqual([]);
  }
});

test('a shared link shows title, description and a picture of 1200 × 630 that exists', () => {
  for (const { path, meta, description, title, canonical } of heads) {
    expect.soft(meta('og:title'), path).not.toBe('');
    expect.soft(title.startsWith(meta('og:title')), `${path}: ${meta('og:title')} begins its title`).toBe(true);
    expect.soft(meta('og:description'), path).toBe(description);
    expect.soft(meta('og:type'), path).toMatch(/^(website|article)$/);
    if (publicPaths.includes(path)) expect.soft([meta('og:url')], path).toEqual(canonical);
    else expect.soft(meta('og:url'), path).toMatch(/^https:/);
    expect.soft(meta('og:image:alt'), path).not.toBe('');
    expect.soft(meta('twitter:card'), path).toBe('summary_large_image');
    const file = join(PUBLIC_DIR, new URL(meta('og:image')).pathname);
    expect.soft(existsSync(file), `${path}: ${file} is missing`).toBe(true);
    if (!existsSync(file)) continue;
    // The first chunk of a PNG file holds width and height.
    const png = readFileSync(file);
    expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([1200, 630]);
    expect.soft([meta('og:image:width'), meta('og:image:height')], path).toEqual(['1200', '630']);
    expect.soft(png.length / 1024, `${file} in kB`).toBeLessThan(300);
  }
});

const linkedFiles = (path: string, rel: string): string[] => valuesOf(readPage(path), 'href', `link[rel*="${rel}"]`);

test('the icons that every head names exist', () => {
  for (const path of allPaths) {
    const files = linkedFiles(path, 'icon');
    expect.soft(files.length, path).toBeGreaterThanOrEqual(3);
    expect
      .soft(
        files.filter((file) => !existsSync(join(PUBLIC_DIR, file))),
        path,
      )
      .toEqual([]);
  }
});

test('feeds are announced where a reader would look for them, and exist', () => {
  const feeds = (path: string) => linkedFiles(path, 'alternate');
  expect(feeds('/')).toEqual(['/blogs/rss.xml', '/news/rss.xml']);
  expect(feeds('/blogs')).toEqual(['/blogs/rss.xml']);
  expect(feeds('/blogs/SAP-Payroll-Offerings')).toEqual(['/blogs/rss.xml']);
  expect(feeds('/news')).toEqual(['/news/rss.xml']);
  expect(feeds('/services/training')).toEqual([]);
  for (const file of feeds('/')) expect(existsSync(join(PUBLIC_DIR, file)), file).toBe(true);
});

test('structured data has the fields that search engines require, and every reference leads to a thing', () => {
  for (const path of publicPaths) {
    const graph = graphOf(readPage(path));
    expect.soft(graph.length, `${path} has structured data`).toBeGreaterThan(1);
    expect.soft(faultsOf(graph), `${path}: missing`).toEqual([]);
    const known = new Set(graph.map((thing) => thing['@id']));
    expect
      .soft(
        references(graph).filter((id) => !known.has(id)),
        `${path}: leads nowhere`,
      )
      .toEqual([]);
  }
});

test('each kind of page is described as what it is', () => {
  const kindsOf = (path: string) => graphOf(readPage(path)).map((thing) => thing['@type']);
  expect(kindsOf('/')).toEqual(['Organization', 'WebSite']);
  expect(kindsOf('/services/training')).toEqual(['Organization', 'BreadcrumbList']);
  expect(kindsOf('/blogs/SAP-Payroll-Offerings')).toEqual(['Organization', 'BreadcrumbList', 'BlogPosting']);
});

test('the home page tells the whole of the company: its mark and its offices in two countries', () => {
  const company = graphOf(readPage('/')).find((thing) => thing['@type'] === 'Organization');
  expect(company).toMatchObject({
    logo: expect.objectContaining({ url: expect.stringMatching(/^https:/) }),
    address: [
      expect.objectContaining({ addressLocality: 'Abu Dhabi', addressCountry: 'AE' }),
      expect.objectContaining({ addressLocality: 'Bengaluru', addressCountry: 'IN' }),
      expect.objectContaining({ addressLocality: 'Bhubaneswar', addressCountry: 'IN' }),
    ],
  });
});
