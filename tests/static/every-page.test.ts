import { expect, test } from 'vitest';
import { getAll } from '../../site/content.ts';
import { allPaths, htmlOf } from '../support/built-pages.ts';
import { navigation, openings, pageOf, say, site } from '../support/content.ts';
import { all, hrefsOf, readPage, textOf, textsOf } from '../support/dom.ts';
import { BRAND, CITIES, CLAIMS, CURRENT_OPENING, FOOTER_TARGETS, MENU } from '../support/specified-words.ts';

/** What every page shares: header, footer and Contact widget. */

test('header, footer and the floating Contact widget are there', () => {
  for (const path of allPaths) {
    const page = readPage(path);
    const parts = ['body > header', 'body > footer', 'body > aside[data-frame=widget]'];
    expect
      .soft(
        parts.map((part) => all(page, part).length),
        path,
      )
      .toEqual([1, 1, 1]);
  }
});

test('the top navigation names its entries, leads to what the specification asks for, and marks where you are', () => {
  const { main } = navigation;
  expect(textsOf(readPage('/news'), '[data-frame=nav] > ul > li > :first-child')).toEqual(Object.keys(MENU));
  for (const [name, links] of [
    ['products', MENU.Products],
    ['resources', MENU.Resources],
  ] as const)
    expect(main[name].links.map(({ href }) => href)).toEqual(expect.arrayContaining([...links]));
  const sections = [
    { label: main.solutions.label, links: [main.solutions] },
    { label: main.services.label, links: [main.services] },
    main.products,
    { label: main.about.label, links: [main.about] },
    main.resources,
  ];
  for (const path of allPaths) {
    const here = `/${path.split('/')[1]}`;
    const expected = sections.filter(({ links }) => links.some(({ href }) => href === here)).map(({ label }) => label);
    expect.soft(textsOf(readPage(path), '[data-frame=nav] [aria-current]'), path).toEqual(expected);
  }
});

test('the footer names the offices in two countries, UAE and India, and the copyright since 2024', () => {
  const copyright = say('copyright', { year: '{year}', name: BRAND.name });
  const [before = '', after = ''] = copyright.split('{year}').map(RegExp.escape);
  for (const path of allPaths) {
    const offices = textsOf(readPage(path), 'body > footer address');
    for (const city of Object.keys(CITIES))
      expect.soft(offices.filter((office) => office.includes(city)).length, `${path}: ${city}`).toBe(1);
    const footer = textOf(readPage(path).querySelector('body > footer'));
    expect.soft(footer, path).toMatch(new RegExp(`${before}${BRAND.copyrightYear}(–\\d{4})?${after}`));
  }
  const countries = Object.keys(CITIES).map((city) => site.offices.find((office) => office.city === city)?.country);
  expect(countries).toEqual(Object.values(CITIES));
  expect(textOf(readPage('/').querySelector('main'))).toContain(`${CLAIMS.officeCountries[0]} countries`);
});

test('the footer links to company, blog, news, legal pages and shortcuts, all of them absolute', () => {
  const footer = readPage('/news').querySelector('body > footer');
  const targets = hrefsOf(footer);
  expect(targets).toEqual(expect.arrayContaining([...FOOTER_TARGETS]));
  expect(targets.filter((target) => !/^(\/|https:|mailto:|tel:)/.test(target ?? ''))).toEqual([]);
  const opening = all(footer, 'a').find((link) => textOf(link) === CURRENT_OPENING);
  expect(opening?.getAttribute('href')).toBe('/careers');
});

test('the footer shows contact details, offices on a maps service, and social links', () => {
  const footer = readPage('/news').querySelector('body > footer');
  expect(textsOf(footer, 'a[href^="mailto:"]')).toEqual([site.mail.value]);
  expect(textOf(footer)).toContain(site.phone.value ?? site.phoneMissing);
  for (const { city, maps } of site.offices) {
    const office = all(footer, 'li').find((one) => textOf(one.querySelector('h2')) === city);
    expect(hrefsOf(office), city).toEqual([maps]);
    expect(textOf(office), city).toContain(say('officeOf', { city }));
  }
  expect(site.social.map(({ network }) => network)).toEqual(
    expect.arrayContaining(['linkedin', 'facebook', 'whatsapp']),
  );
  for (const { label, href } of site.social) expect(hrefsOf(footer, `a[aria-label="${label}"]`), label).toEqual([href]);
});

test('‘Current Opening’ lists the openings, or tells how to write', () => {
  const main = readPage('/careers').querySelector('main');
  const none = pageOf('careers').sections.find((section) => section.kind === 'text' && section.unlessOpenings);
  const expected = openings[0]?.title ?? (none && 'heading' in none ? none.heading : undefined) ?? 'no such section';
  expect(textsOf(main, 'h2')).toContain(expected);
  expect(hrefsOf(main)).toContain('/apply');
});

test('no image has a placeholder alt text, a missing alt text or a path beginning with /public', () => {
  for (const path of allPaths) {
    const page = readPage(path);
    const alts = all(page, 'img').map((image) => image.getAttribute('alt'));
    expect
      .soft(
        alts.filter((alt) => alt === null || /to be updated/i.test(alt)),
        path,
      )
      .toEqual([]);
    expect
      .soft(all(page, '[src^="/public/"], [src^="public/"], [href^="/public/"], [href^="public/"]'), path)
      .toEqual([]);
  }
});

test('every page with words of its own about writing to us ends with them', () => {
  for (const { slug, contact } of getAll('pages'))
    if (contact?.heading) expect.soft(textsOf(readPage(`/${slug}`), 'h2'), slug).toContain(contact.heading);
});

test('every page has the script that scrolls to the top, which scroll-to-top.spec.ts watches on one', () => {
  const [code = 'no such script'] = all(readPage('/termsofuse'), 'script').flatMap(({ textContent }) =>
    textContent?.includes('scrollTo') ? [textContent] : [],
  );
  for (const path of allPaths) expect.soft(htmlOf(path).includes(code), path).toBe(true);
});
