import { expect, test } from 'vitest';
import { allPaths, htmlOf, isNotFound } from '../support/built-pages.ts';
import { navigation, openings, pageOf, say, site } from '../support/content.ts';
import { all, hrefsOf, readPage, textOf, textsOf } from '../support/dom.ts';
import { BRAND, CITIES, CURRENT_OPENING, FOOTER_TARGETS, MENU } from '../support/specified-words.ts';

/** The shared parts of every page: skeleton, header, footer and Contact widget. */

const PARTS = ['h1', 'body > header', 'main', 'body > footer', 'body > aside[data-frame=widget]'];
const scrollScript =
  all(readPage('/termsofuse'), 'script').find(({ textContent }) => textContent?.includes('scrollTo'))?.textContent ??
  'no such script';

const CHECKS: Record<string, (page: Document, path: string) => unknown[]> = {
  'is in English and says so': ({ documentElement: { lang } }) => (lang === 'en' ? [] : [lang]),
  'has one h1, header, main part, footer and Contact widget': (page) =>
    PARTS.filter((part) => all(page, part).length !== 1),
  'skips to its main part with the first link': (page) => {
    const found = [page.querySelector('a')?.getAttribute('href'), page.querySelector('main')?.id];
    return found.join() === '#main,main' ? [] : found;
  },
  'has the parts of its address as its crumbs, Home first, the last without a link': (page, path) => {
    const plain = (text: string) => text.replace(/[\s-]/g, '').toLowerCase();
    const crumbs = all(page, `nav[aria-label="${say('breadcrumb')}"] li`);
    const wanted = ['Home', ...path.slice(1).split('/')].map(plain);
    const isRight = crumbs.map((crumb) => plain(textOf(crumb))).join() === wanted.join();
    const links = crumbs.filter((crumb) => crumb.querySelector('a')).length;
    return path === '/' || isNotFound(path) || (isRight && links === crumbs.length - 1) ? [] : crumbs.map(textOf);
  },
  'has no picture with a placeholder for its alternative text or its address': (_, path) =>
    htmlOf(path).match(/alt="to be updated|(src|href)="\/?public\//gi) ?? [],
  'has the script that scrolls to the top, which scroll-to-top.spec.ts watches on one': (_, path) =>
    htmlOf(path).includes(scrollScript) ? [] : ['no script'],
  'sets marks at the lists of a text, and space above its headings': (page) =>
    all(page, 'main p + :is(ul, ol):not([class]), main :is(p, ul) + h2[id]:not([class])')
      .filter((one) => !one.closest('.bodyText, aside, form'))
      .map(textOf),
  'says SAP SuccessFactors® where it first mentions it': (page) => {
    // The specification spells headings, and lists repeat the names of pages.
    const isText = (one: Element) => !one.closest('nav') && one.nextElementSibling?.tagName !== 'H1';
    const text = all(page.querySelector('main'), 'p, li, dd, td').filter(isText);
    const [first] = /SAP SuccessFactors.{0,40}/.exec(text.map(textOf).join(' ')) ?? [];
    return !first || first.startsWith('SAP SuccessFactors®') ? [] : [first];
  },
};

test.each(Object.entries(CHECKS))('every page %s', (_, faultsIn) => {
  for (const path of allPaths) expect.soft(faultsIn(readPage(path), path), path).toEqual([]);
});

test('the top navigation names its entries, leads to what the specification asks for, and marks where you are', () => {
  const { solutions, services, products, about, resources } = navigation.main;
  expect(textsOf(readPage('/news'), '[data-frame=nav] > ul > li > :first-child')).toEqual(Object.keys(MENU));
  const entries = [
    ...[solutions, services, about].map((link) => ({ label: link.label, hrefs: [link.href] })),
    ...[products, resources].map(({ label, links }) => ({ label, hrefs: links.map(({ href }) => href) })),
  ];
  for (const { label, hrefs } of entries)
    expect.soft(hrefs, label).toEqual(expect.arrayContaining([...(MENU[label as keyof typeof MENU] ?? ['no entry'])]));
  for (const path of allPaths) {
    const here = entries.filter(({ hrefs }) => hrefs.includes(`/${path.split('/')[1]}`)).map(({ label }) => label);
    for (const menu of ['nav', 'menu'])
      expect.soft(textsOf(readPage(path), `[data-frame=${menu}] [aria-current]`), path).toEqual(here);
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
  expect(Object.fromEntries(site.offices.map(({ city, country }) => [city, country]))).toMatchObject(CITIES);
});

test('the footer shows links, contact details, offices on a maps service, and social links', () => {
  const footer = readPage('/news').querySelector('body > footer');
  expect(hrefsOf(footer)).toEqual(expect.arrayContaining([...FOOTER_TARGETS]));
  expect(hrefsOf(footer).filter((target) => !/^(\/|https:|mailto:|tel:)/.test(target ?? ''))).toEqual([]);
  const opening = all(footer, 'a').find((link) => textOf(link) === CURRENT_OPENING);
  expect(opening?.getAttribute('href')).toBe('/careers');
  expect(textsOf(footer, 'a[href^="mailto:"]')).toEqual([site.mail.value]);
  expect(textOf(footer)).toContain(site.phone.value ?? site.phoneMissing);
  for (const { city, maps } of site.offices) {
    const office = all(footer, 'li').find((one) => textOf(one.querySelector('h2')) === city);
    expect(hrefsOf(office), city).toEqual([maps]);
  }
  const networks = site.social.map(({ network }) => network);
  expect(networks).toEqual(expect.arrayContaining(['linkedin', 'facebook', 'whatsapp']));
  for (const { label, href } of site.social) expect(hrefsOf(footer, `a[aria-label="${label}"]`), label).toEqual([href]);
});

test('‘Current Opening’ lists the openings, or tells how to write', () => {
  const main = readPage('/careers').querySelector('main');
  const none = pageOf('careers').sections.find((section) => section.kind === 'text' && section.unlessOpenings);
  const expected = openings[0]?.title ?? (none && 'heading' in none ? none.heading : undefined) ?? 'no such section';
  expect(textsOf(main, 'h2')).toContain(expected);
  expect(hrefsOf(main)).toContain('/apply');
});
