import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../support/edit/test.ts';

test.describe.configure({ mode: 'default', timeout: 600_000 });

const PAGES = [
  '/',
  '/solutions',
  '/services/consulting',
  '/about-us',
  '/products',
  '/blogs/SAP-Payroll-Offerings',
  '/news',
  '/careers',
  '/contact-us',
  '/privacy-policy',
  '/tools/payroll-advisor',
  '/insights/deadlines',
  '/insights/glossary',
];
/** Texts that React has written into an island may keep their marks; what a reader hears is cleaned when it is read. */
const IN_ISLANDS = [
  'alt',
  'title',
  'content',
  'placeholder',
  'props',
  'data-label',
  'aria-label',
  'aria-roledescription',
];

/** Invisible characters as marks are made of, wherever a reader, a browser or a search engine would trip over them. */
function straysOf(page: Page) {
  return page.evaluate((kept) => {
    const MARK = /[\u200B-\u200D\u2060-\u2063\uFEFF]{4,}/;
    const strays: string[] = [];
    for (const element of document.querySelectorAll('html *:not(dhr-edit)')) {
      const isIsland = element.closest('astro-island') !== null;
      for (const { name, value } of element.attributes)
        if (MARK.test(value) && !(isIsland && kept.includes(name))) strays.push(`${element.localName} ${name}`);
      const isData = element.matches('script, style, title');
      const own = [...element.childNodes].some((node) => node instanceof Text && MARK.test(node.data));
      if (own && (isData || !isIsland)) strays.push(`text of ${element.localName}`);
    }
    return [...new Set(strays)];
  }, IN_ISLANDS);
}

test('on every kind of page no mark stays where it would do harm, and every heading can be pressed @full', async ({
  page,
  editing,
}) => {
  const complaints: string[] = [];
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('response', (response) => response.status() >= 400 && refused.push(response.url()));
  for (const path of PAGES) {
    await openPage(page, editing.origin, path);
    await expect.poll(() => straysOf(page), path).toEqual([]);
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) JSON.parse(data);
    await expect(page.locator('h1[data-edit], h1 [data-edit]').first(), path).toBeVisible();
  }
  expect(refused).toEqual([]);
  expect(complaints.filter((words) => /hydration failed|hydrated but|did(?: not|n't) match/i.test(words))).toEqual([]);
});
