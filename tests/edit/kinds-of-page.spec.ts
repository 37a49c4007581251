import type { Page } from '@playwright/test';
import { changedLines, expect, openPage, press, saved, test } from '../support/edit/test.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });

const PAGES = [
  ['/', 'the home page'],
  ['/solutions', 'an overview'],
  ['/solutions/learning', 'a solution'],
  ['/services/consulting', 'a service'],
  ['/about-us', 'a page'],
  ['/products', 'the products'],
  ['/blogs/SAP-Payroll-Offerings', 'an article'],
  ['/news', 'the news'],
  ['/careers', 'the openings'],
  ['/contact-us', 'the contact page'],
  ['/privacy-policy', 'a legal page'],
  ['/tools/payroll-advisor', 'a tool'],
  ['/insights/deadlines', 'the deadlines'],
  ['/insights/glossary', 'the glossary'],
] as const;

/** Invisible characters as marks are made of, wherever a reader, a browser or a search engine would trip over them. */
const straysOf = (page: Page) =>
  page.evaluate(() => {
    const MARK = /[\u200B-\u200D\u2060-\u2063\uFEFF]{4,}/;
    const READ = [
      'alt',
      'title',
      'content',
      'placeholder',
      'props',
      'data-label',
      'aria-label',
      'aria-roledescription',
    ];
    const strays: string[] = [];
    for (const element of document.querySelectorAll('html *:not(dhr-edit)')) {
      const isIsland = element.closest('astro-island') !== null;
      for (const { name, value } of element.attributes)
        if (MARK.test(value) && !(isIsland && READ.includes(name))) strays.push(`${element.localName} ${name}`);
      const isData = element.matches('script, style, title');
      const own = [...element.childNodes].some((node) => node instanceof Text && MARK.test(node.data));
      if (own && (isData || !isIsland)) strays.push(`text of ${element.localName}`);
    }
    return [...new Set(strays)];
  });

for (const [path, name] of PAGES)
  test(`${name}: no mark stays where it would do harm, and the heading changes while it is typed @full`, async ({
    page,
    editing,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await openPage(page, editing.origin, path);
    await expect.poll(() => straysOf(page)).toEqual([]);
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) JSON.parse(data);
    expect(complaints.filter((words) => /hydrat|did not match/i.test(words))).toEqual([]);

    const heading = page.getByRole('heading', { level: 1 });
    const control = await press(page, heading);
    await control.press('End');
    await control.pressSequentially(' now');
    await expect(heading).toContainText(/now/);
    await saved(page);
    // A pause between two letters saves what is there.
    await expect.poll(() => changedLines(editing.site)[1]).toMatch(/ now/);
    expect(changedLines(editing.site), 'one line of one file').toHaveLength(2);
    await expect(page.locator('body > header')).toBeVisible();
  });
