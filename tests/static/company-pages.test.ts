import { describe, expect, test } from 'vitest';
import { home, postOf, services, solutions, testimonials } from '../support/content.ts';
import { all, hrefsOf, readPage, textOf, textsOf, valuesOf } from '../support/dom.ts';
import {
  ARTICLE_PATH,
  BANNER,
  FIND_OUT_MORE,
  HEADINGS,
  HOME_CLAIMS,
  PAGES,
  SERVICE_CARDS,
  SERVICE_CATEGORIES,
} from '../support/specified-words.ts';

/** The words of the pages. areas.test.ts reads how solutions and services are laid out. */

function mainOf(path: string) {
  return readPage(path).querySelector('main');
}
/** In any case, and a number not as a part of another. */
function speaksOf(words: string) {
  return expect.stringMatching(
    new RegExp(`(?<![\\d,])${words.split('…').map(RegExp.escape).join('.*')}(?!,?\\d)`, 'i'),
  );
}

test.each(Object.entries(PAGES))('%s says what the specification asks for', (path, parts) => {
  for (const [selector, wanted] of Object.entries(parts)) {
    const texts = selector === 'text' ? [textOf(mainOf(path))] : textsOf(mainOf(path), selector);
    for (const words of wanted) expect.soft(texts, selector).toContainEqual(speaksOf(words));
  }
});

test('no service is a placeholder', () => {
  for (const { slug } of services)
    expect
      .soft(textOf(mainOf(`/services/${slug}`)?.querySelector('article')).split(' ').length, slug)
      .toBeGreaterThan(100);
});

describe('the home page', () => {
  const main = mainOf('/');
  const part = (heading: string) => main?.querySelector(`section[aria-labelledby="${heading}"]`);
  const slidesOf = (root: Element | null | undefined) => all(root, '[role=group][data-shown]');

  test('hero with tiles, banner, services, testimonials, then the tiles again', () => {
    const order = all(main, ':scope > section').map(
      (section) => section.getAttribute('aria-labelledby') ?? section.getAttribute('aria-label'),
    );
    const parts = ['stage', home.banner.label, 'services-heading', 'testimonials', 'thread-heading'];
    expect(order.filter((name) => parts.includes(name ?? ''))).toEqual(parts);
  });

  test('a rotating banner of six marketing sentences', () => {
    const banner = main?.querySelector('[aria-labelledby=stage] + section');
    expect(slidesOf(banner).map(textOf)).toEqual(BANNER);
  });

  test('the claims, each with its number', () => {
    const shown = all(main, 'section > dl > div').map((one) => [
      textOf(one.querySelector('dt')),
      textOf(one.querySelector('dd')),
    ]);
    for (const [name, value] of Object.entries(HOME_CLAIMS)) {
      const item = home.claims.items.find(({ claim }) => claim === name);
      expect.soft(shown, name).toContainEqual([item?.label, value]);
    }
    const services = home.claims.items.find(({ claim }) => claim === 'services');
    expect(services?.label).toContain(SERVICE_CATEGORIES);
  });

  /** A tile or a card: icon, header, description and link. */
  const partsOf = (item: Element) => [
    item.querySelector('svg') !== null,
    ...['h3', 'p'].map((tag) => textOf(item.querySelector(tag))),
    item.querySelector('a')?.getAttribute('href'),
  ];

  const inLifeOrder = solutions.toSorted((m, n) => m.lifeOrder - n.lifeOrder);
  test.each([
    ['stage', 'p', solutions.map(({ slug, label, tile }) => ({ slug, label, text: tile }))],
    ['thread-heading', 'h3 + span', inLifeOrder.map(({ slug, label, line }) => ({ slug, label, text: line }))],
  ])('in %s a tile for every solution: icon, header, description, ‘Find out more’', (heading, description, written) => {
    const tiles = all(part(heading), 'li').filter((tile) => tile.querySelector('h3'));
    const shown = tiles.map((tile) => ({
      icons: all(tile, 'svg[viewBox][data-size]').length,
      slug: tile.querySelector('a')?.getAttribute('href'),
      label: textOf(tile.querySelector('h3')),
      text: textOf(tile.querySelector(description)),
      button: tile.querySelector('a')?.firstChild?.textContent,
    }));
    const each = ({ slug, ...words }: (typeof written)[number]) => ({
      ...words,
      icons: 1,
      slug: `/solutions/${slug}`,
      button: FIND_OUT_MORE,
    });
    expect(shown).toEqual(written.map(each));
  });

  test('six service cards: icon, title, description, link', () => {
    expect(textsOf(part('services-heading'), 'h2')).toEqual([HEADINGS.homeServices]);
    const { cards } = home.services;
    const written = cards.map(({ title, text, href }) => [true, title, text, href]);
    expect(all(part('services-heading'), 'li').map(partsOf)).toEqual(written);
    expect(Object.fromEntries(cards.map(({ title, href }) => [title, href]))).toMatchObject(SERVICE_CARDS);
  });

  test('six quotes, each of an anonymised company; until there are six, outcomes that name and quote no client', () => {
    const { quotes, outcomes } = testimonials;
    const slides = slidesOf(part('testimonials'));
    expect(slides).toHaveLength(6);
    const said = quotes.map(({ quote, company }) => `“${quote}” ${company}`);
    const ours = outcomes.map(({ situation, outcome }) => `${situation} ${outcome}`);
    const isQuoted = quotes.length === 6;
    expect(slides.map((slide) => textsOf(slide, 'p, figcaption').join(' '))).toEqual(isQuoted ? said : ours);
    expect(all(part('testimonials'), 'blockquote')).toHaveLength(isQuoted ? 6 : 0);
  });
});

test('About Us tells what we do with links to solutions and the service', () => {
  const section = all(mainOf('/about-us'), 'section').find((one) =>
    /what we do/i.test(textOf(one.querySelector('h2'))),
  );
  // routes.spec.ts proves that /sap-successfactors leads to the service.
  const service = expect.stringMatching(/^(\/services)?\/sap-successfactors$/);
  expect(hrefsOf(section)).toEqual(expect.arrayContaining(['/solutions', service]));
});

test('/products leads to DHR Easy Move, and /news lists dated items', () => {
  expect(hrefsOf(mainOf('/products'))).toContain('/dhr-easy-move');
  const days = valuesOf(mainOf('/news'), 'datetime', 'time');
  expect(days.length).toBeGreaterThan(0);
  expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day))).toEqual([]);
});

test('/blogs has a card with title, text, image and link to the article, which compares in a table', () => {
  const card = all(mainOf('/blogs'), 'li').find((item) => item.querySelector(`a[href="${ARTICLE_PATH}"]`));
  expect(textOf(card?.querySelector('h2, h3'))).toBe(HEADINGS.article);
  expect(textOf(card)).toContain(postOf('SAP-Payroll-Offerings').lead);
  expect(card?.querySelector('svg')).toBeTruthy();
  expect(all(mainOf(ARTICLE_PATH), 'table [scope=row]').length).toBeGreaterThan(3);
});
