import { describe, expect, test } from 'vitest';
import { home, postOf, solutions, testimonials } from '../support/content.ts';
import { all, hrefsOf, readPage, textOf, textsOf, valuesOf } from '../support/dom.ts';
import {
  ABOUT_US,
  ARTICLE_CLAIMS,
  ARTICLE_COLUMNS,
  ARTICLE_PATH,
  BANNER,
  CLAIMS,
  FIND_OUT_MORE,
  HEADINGS,
  HOME_CLAIMS,
  HOW_WE_DELIVER,
  LEGAL,
  LEGAL_TERMS,
  PARTNER_CLOUD,
  SERVICE_CARDS,
} from '../support/specified-words.ts';

/** Home, About Us, How we deliver, the blog and the legal pages. */

const mainOf = (path: string) => readPage(path).querySelector('main');
const speaksOf = (words: string) => expect.stringMatching(new RegExp(RegExp.escape(words), 'i'));

describe('the home page', () => {
  const main = mainOf('/');
  const part = (heading: string) => main?.querySelector(`section[aria-labelledby="${heading}"]`);
  const slidesOf = (root: Element | null | undefined) => all(root, '[role=group][data-shown]');

  test('hero with tiles, services, testimonials, then the tiles again', () => {
    const order = all(main, 'section[aria-labelledby]').map((section) => section.getAttribute('aria-labelledby'));
    const parts = ['stage', 'solutions-heading', 'services-heading', 'testimonials', 'thread-heading'];
    expect(order.filter((name) => parts.includes(name ?? ''))).toEqual(parts);
  });

  test('a rotating banner of six marketing sentences', () => {
    const sentences = slidesOf(main?.querySelector('[aria-labelledby=stage]')).map(textOf);
    expect(sentences).toEqual(home.banner.sentences);
    for (const [i, words] of BANNER.entries()) expect(sentences[i]).toEqual(speaksOf(words));
  });

  test('the claims, each with its number', () => {
    const shown = all(main, 'section > dl > div').map((one) => [
      textOf(one.querySelector('dt')),
      textOf(one.querySelector('dd')),
    ]);
    for (const name of HOME_CLAIMS) {
      const item = home.claims.items.find(({ claim }) => claim === name);
      expect.soft(shown, name).toContainEqual([item?.label, CLAIMS[name][0]]);
    }
    const services = home.claims.items.find(({ claim }) => claim === 'services');
    expect(services?.label).toContain(CLAIMS.serviceCategories[0]);
  });

  /** A tile or a card: icon, header, description and link. */
  const partsOf = (item: Element) => [
    item.querySelector('svg') !== null,
    ...['h3', 'p'].map((tag) => textOf(item.querySelector(tag))),
    item.querySelector('a')?.getAttribute('href'),
  ];

  test('a tile for every solution: icon, header, description, ‘Find out more’', () => {
    const tiles = all(part('solutions-heading'), 'li').filter((tile) => tile.querySelector('a'));
    const written = solutions.map(({ slug, label, tile }) => [true, label, tile, `/solutions/${slug}`]);
    expect(tiles.map(partsOf)).toEqual(written);
    for (const tile of tiles) expect(textOf(tile.querySelector('a'))).toMatch(new RegExp(`^${FIND_OUT_MORE}`));
  });

  test('six service cards: icon, title, description, link', () => {
    expect(textsOf(part('services-heading'), 'h2')).toEqual([HEADINGS.homeServices]);
    const { cards } = home.services;
    const written = cards.map(({ title, text, href }) => [true, title, text, href]);
    expect(all(part('services-heading'), 'li').map(partsOf)).toEqual(written);
    expect(Object.fromEntries(cards.map(({ title, href }) => [title, href]))).toMatchObject(SERVICE_CARDS);
  });

  test('six quotes, each of an anonymised company', () => {
    const slides = slidesOf(part('testimonials'));
    expect(slides).toHaveLength(6);
    for (const [i, { quote, company }] of testimonials.entries()) {
      expect(textOf(slides[i]?.querySelector('blockquote'))).toContain(quote);
      expect(textOf(slides[i]?.querySelector('figcaption'))).toContain(company);
    }
  });

  test('the same solutions again, in the order of a working life', () => {
    const ordered = solutions.toSorted((m, n) => m.lifeOrder - n.lifeOrder);
    expect(hrefsOf(part('thread-heading'), 'li a')).toEqual(ordered.map(({ slug }) => `/solutions/${slug}`));
  });
});

test('About Us: mission, what we do with its links, four values with image, title and text', () => {
  const headings = textsOf(mainOf('/about-us'), 'h2');
  for (const words of ABOUT_US.headings) expect.soft(headings).toContainEqual(speaksOf(words));
  const [, whatWeDo] = ABOUT_US.headings;
  const section = all(mainOf('/about-us'), 'section').find((one) =>
    textOf(one.querySelector('h2')).toLowerCase().includes(whatWeDo),
  );
  // routes.spec.ts proves that /sap-successfactors leads to the service.
  const service = expect.stringMatching(/^(\/services)?\/sap-successfactors$/);
  expect(hrefsOf(section)).toEqual(expect.arrayContaining(['/solutions', service]));
  for (const value of ABOUT_US.values) {
    const item = all(mainOf('/about-us'), 'li').find((one) => textOf(one.querySelector('h3')) === value);
    for (const tag of ['svg', 'h3', 'p']) expect.soft(item?.querySelector(tag), `${value}: ${tag}`).toBeTruthy();
  }
});

test('How we deliver: three principles, a clean-core approach, a section on the SAP Activate methodology', () => {
  const main = mainOf('/how-we-deliver');
  expect(textsOf(main, 'dt')).toEqual(expect.arrayContaining([...HOW_WE_DELIVER.principles]));
  for (const words of HOW_WE_DELIVER.headings) expect.soft(textsOf(main, 'h2')).toContainEqual(speaksOf(words));
  expect(textOf(main)).toEqual(speaksOf(HOW_WE_DELIVER.method));
});

test('/products leads to DHR Easy Move, and /news lists dated items', () => {
  expect(hrefsOf(mainOf('/products'))).toContain('/dhr-easy-move');
  expect(textOf(mainOf('/dhr-easy-move')?.querySelector('h1'))).toContain(HEADINGS.product);
  const days = valuesOf(mainOf('/news'), 'datetime', 'time');
  expect(days.length).toBeGreaterThan(0);
  expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day))).toEqual([]);
});

test('/blogs: the heading, and a card with title, text, image and link to the article', () => {
  expect(textOf(mainOf('/blogs')?.querySelector('h1'))).toContain(HEADINGS.blogArea);
  const card = all(mainOf('/blogs'), 'li').find((item) => item.querySelector(`a[href="${ARTICLE_PATH}"]`));
  expect(textOf(card?.querySelector('h2, h3'))).toBe(HEADINGS.article);
  expect(textOf(card)).toContain(postOf('SAP-Payroll-Offerings').lead);
  expect(card?.querySelector('svg')).toBeTruthy();
});

test('the article compares the three options in a table and names the figures of the specification', () => {
  const main = mainOf(ARTICLE_PATH);
  const { title, area = '' } = postOf('SAP-Payroll-Offerings');
  expect([area, title].toSorted()).toEqual([HEADINGS.blogArea, HEADINGS.article].toSorted());
  expect(textsOf(main, 'h1')).toEqual([title]);
  expect(textOf(main?.querySelector('h1')?.previousElementSibling)).toBe(area);
  expect(textsOf(main, 'table thead [scope=col]').slice(1)).toEqual([...ARTICLE_COLUMNS]);
  expect(all(main, 'table [scope=row]').length).toBeGreaterThan(3);
  const numbers = textOf(main).match(/[\d,]*\d[MK+]?/g) ?? [];
  for (const name of ARTICLE_CLAIMS) expect.soft(numbers, name).toContain(CLAIMS[name][0]);
  for (const words of PARTNER_CLOUD) expect.soft(textOf(main).toLowerCase()).toContain(words.toLowerCase());
});

test.each(Object.entries(LEGAL))('%s: every heading of the specification, each with text', (path, legal) => {
  expect(textsOf(mainOf(path), 'h1')).toEqual([legal.title]);
  const parts = all(mainOf(path), 'h2, p, li');
  const headed = parts.filter((part, i) => part.matches('h2') && !parts[i + 1]?.matches('h2')).map(textOf);
  for (const words of legal.headings) expect.soft(headed).toContainEqual(speaksOf(words));
});

test.each(Object.entries(LEGAL_TERMS))('%s states its ages, law, arbitration, time limit and cap', (path, terms) => {
  const paragraphs = textsOf(mainOf(path), 'p, li').map((text) => text.toLowerCase());
  for (const words of terms) {
    const held = paragraphs.filter((text) => words.every((word) => text.includes(word.toLowerCase())));
    expect.soft(held.length, `a paragraph with ${words.join(' and ')}`).toBeGreaterThan(0);
  }
});
