import { hydrated } from '../support/browser/islands.ts';
import { expect, test } from '../support/browser/test.ts';
import { allPaths, htmlOf, isNotFound } from '../support/built-pages.ts';
import { navigation, say, site } from '../support/content.ts';
import { attributeOf, elementsIn, elementsOf, textOf } from '../support/html.ts';
import { ARTICLE_PATH, BRAND, CITIES, CLAIMS } from '../support/specified-words.ts';

/** What holds on every page, read from the HTML that the server sends. */

const pages = allPaths.map((path) => ({ path, tags: elementsOf(htmlOf(path)) }));
type Tags = (typeof pages)[number]['tags'];
const withTag = (tags: Tags, tagName: string): Tags => tags.filter((tag) => tag.tagName === tagName);
const wordsOf = (tags: Tags): string => tags.map((tag) => textOf(tag)).join(' ');

test('all pages are public: no login, no account, no cookie', async ({ request }) => {
  for (const path of allPaths) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(isNotFound(path) ? 404 : 200);
    expect.soft(answer.headers()['set-cookie'], `${path} sets a cookie`).toBeUndefined();
    expect.soft(answer.headers()['www-authenticate'], path).toBeUndefined();
    const html = await answer.text();
    expect.soft(html, `${path} asks for a password`).not.toMatch(/type="password"/);
    expect.soft(html, `${path} offers a login`).not.toMatch(/>\s*(log ?in|sign ?in|sign ?up|my account)\s*</i);
  }
});

test('a visit fetches only files of the site itself and leaves nothing in the browser', async ({
  page,
  context,
  baseURL,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`));
  for (const path of ['/', '/solutions/payroll', ARTICLE_PATH, '/contact-us']) {
    await page.goto(path);
    await hydrated(page);
  }
  expect(calls.filter((call) => !call.startsWith(`GET ${baseURL}/`) || call.includes('/api/'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('header, footer and the floating Contact widget are there', () => {
  for (const { path, tags } of pages) {
    expect.soft(withTag(tags, 'header').length, `${path}: header`).toBeGreaterThan(0);
    expect.soft(withTag(tags, 'footer').length, `${path}: footer`).toBe(1);
    const frames = withTag(tags, 'aside').map((tag) => attributeOf(tag, 'data-frame'));
    expect.soft(frames, `${path}: Contact widget`).toContain('widget');
  }
});

test('the footer names the offices in two countries, UAE and India, and the copyright since 2024', () => {
  const copyright = say('copyright', { year: '{year}', name: BRAND.name });
  const [before = '', after = ''] = copyright.split('{year}').map(RegExp.escape);
  for (const { path, tags } of pages) {
    const offices = withTag(tags, 'address').map((tag) => textOf(tag));
    for (const city of Object.keys(CITIES)) {
      expect
        .soft(
          offices.filter((office) => office.includes(city)),
          `${path}: ${city}`,
        )
        .toHaveLength(1);
    }
    const footer = wordsOf(withTag(tags, 'footer'));
    expect.soft(footer, path).toMatch(new RegExp(`${before}${BRAND.copyrightYear}(–\\d{4})?${after}`));
  }
  const countries = Object.keys(CITIES).map((city) => site.offices.find((office) => office.city === city)?.country);
  expect(countries).toEqual(Object.values(CITIES));
  expect(wordsOf(withTag(elementsOf(htmlOf('/about-us')), 'main'))).toContain(`${CLAIMS.officeCountries[0]} countries`);
});

test('the top navigation marks the section the visitor is in', () => {
  const { main } = navigation;
  const sections = [
    { label: main.solutions.label, links: [main.solutions] },
    { label: main.services.label, links: [main.services] },
    main.products,
    { label: main.about.label, links: [main.about] },
    main.resources,
  ];
  for (const { path, tags } of pages) {
    const bar = withTag(tags, 'nav').filter((tag) => attributeOf(tag, 'data-frame') === 'nav');
    const marked = bar.flatMap(elementsIn).filter((tag) => attributeOf(tag, 'aria-current') !== undefined);
    const here = `/${path.split('/')[1]}`;
    const expected = sections.filter(({ links }) => links.some(({ href }) => href === here)).map(({ label }) => label);
    expect
      .soft(
        marked.map((tag) => textOf(tag).trim()),
        path,
      )
      .toEqual(expected);
  }
});

test('no image has a placeholder alt text, a missing alt text or a path beginning with /public', () => {
  for (const { path, tags } of pages) {
    for (const image of withTag(tags, 'img')) {
      expect.soft(attributeOf(image, 'alt'), `${path}: ${attributeOf(image, 'src')}`).toBeDefined();
      expect.soft(attributeOf(image, 'alt'), path).not.toMatch(/to be updated/i);
    }
    const targets = tags.flatMap((tag) => [attributeOf(tag, 'src') ?? '', attributeOf(tag, 'href') ?? '']);
    expect
      .soft(
        targets.filter((target) => /^\/?public\//.test(target)),
        path,
      )
      .toEqual([]);
  }
});
