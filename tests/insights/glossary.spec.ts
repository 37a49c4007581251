import { brotliCompressSync } from 'node:zlib';
import { fill } from '../../common/wording.ts';
import { expect, test } from '../support/browser/test.ts';
import { htmlOf, publicPaths } from '../support/built-pages.ts';
import { glossary } from '../support/insights.ts';

/** The glossary, and the definitions that other pages show where a term is first used. */

const PAGE = '/insights/glossary';
const initials = glossary.terms.map(({ term }) => term.charAt(0).toUpperCase()).toSorted();
const lastLetter = initials.at(-1) ?? '';
const unused = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => !initials.includes(letter)) ?? '';
const definition = glossary.terms.find(({ term }) => term.startsWith('GOSI'))?.text ?? '';

test('has more than sixty terms in order of the alphabet, each with a link', async ({ page }) => {
  await page.goto(PAGE);
  const names = (await page.locator('[data-term] dt').allInnerTexts()).map((name) => name.toLowerCase());
  expect(names.length).toBeGreaterThan(60);
  const letters = names.map((name) => name.charAt(0));
  expect(letters).toEqual(letters.toSorted());
  for (const term of await page.locator('[data-term]').all())
    await expect(term.getByRole('link').first()).toBeAttached();
});

test('a letter leads to its terms, clear of the bars above', async ({ page }) => {
  await page.goto(PAGE);
  const bar = page.getByRole('navigation', { name: glossary.letters });
  await bar.getByRole('link', { name: lastLetter }).click();
  const heading = page.getByRole('heading', { name: lastLetter, exact: true });
  await expect(heading).toBeInViewport();
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? 0) > ((await bar.boundingBox())?.y ?? 0) + 40)
    .toBe(true);
  await expect(bar.getByText(unused, { exact: true })).toHaveAttribute('aria-hidden', 'true');
});

test('the search hides the rest, says how many there are, and Esc clears it', async ({ page }) => {
  await page.goto(PAGE);
  const field = page.getByRole('searchbox', { name: glossary.find });
  const terms = page.locator('[data-term]:visible');
  const all = await terms.count();
  await field.fill('wps');
  await expect(page.getByRole('status')).toHaveText(fill(glossary.found.one, { n: 1, query: 'wps' }));
  await expect(terms).toHaveCount(1);
  await field.fill('xyz');
  await expect(page.getByRole('status')).toHaveText(fill(glossary.none, { query: 'xyz' }));
  await field.press('Escape');
  await expect(terms).toHaveCount(all);
});

test('a letter leads to its terms while the search hides them, and only what is shown counts as being read', async ({
  page,
}) => {
  await page.goto(PAGE);
  const field = page.getByRole('searchbox', { name: glossary.find });
  const bar = page.getByRole('navigation', { name: glossary.letters });
  const current = bar.locator('[aria-current]');
  await expect(current).toHaveText(initials[0] ?? '');
  await field.fill('gosi');
  await expect(page.getByRole('status')).toContainText('gosi');
  await page.mouse.wheel(0, 200);
  await expect(current).toHaveText('G');
  await bar.getByRole('link', { name: lastLetter }).click();
  await expect(page.getByRole('heading', { name: lastLetter, exact: true })).toBeInViewport();
  await expect(field).toHaveValue('');
});

test('search engines are told every term where it stands', async ({ page }) => {
  await page.goto(PAGE);
  const set = page.locator('[itemtype="https://schema.org/DefinedTermSet"]');
  const terms = set.locator('[itemprop=hasDefinedTerm][itemtype="https://schema.org/DefinedTerm"]');
  await expect(terms).toHaveCount(await page.locator('dt').count());
  for (const term of [terms.first(), terms.last()]) {
    await expect(term.locator('[itemprop=name]')).not.toBeEmpty();
    await expect(term.locator('[itemprop=description]')).not.toBeEmpty();
  }
});

test.describe('a term on another page', () => {
  const open = async (page: import('@playwright/test').Page) => {
    await page.goto('/solutions/payroll');
    return { link: page.locator('main a.term', { hasText: 'GOSI' }), box: page.getByRole('dialog', { name: 'GOSI' }) };
  };

  test('opens its definition beside it, and a press elsewhere closes it', async ({ page }) => {
    const { link, box } = await open(page);
    await link.click();
    await expect(box).toBeVisible();
    await expect(box).toContainText(definition.slice(0, 30));
    expect(await box.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toMatch(/, 0\)$/);
    await expect(page).toHaveURL('/solutions/payroll');
    await page.mouse.click(5, 300);
    await expect(box).toBeHidden();
  });

  test('works by keyboard: Enter opens, Tab reaches the glossary, Esc closes and goes back to the word', async ({
    page,
  }) => {
    const { link, box } = await open(page);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(box).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(box.getByRole('link', { name: glossary.more })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${PAGE}#gosi`);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
    test('works by touch, within the window', async ({ page }) => {
      const { link, box } = await open(page);
      await link.tap();
      await expect(box).toBeVisible();
      const { x = -1, y = -1, width = 0, height = 0 } = (await box.boundingBox()) ?? {};
      expect(x).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(390);
      expect(y, 'at the foot of the window').toBeGreaterThan(422);
      expect(y + height).toBeLessThan(844);
    });
  });

  test('leads to the glossary where the definitions cannot be had', async ({ page, allowComplaint }) => {
    allowComplaint(/Failed to (load|fetch)|terms\.js/);
    await page.route('**/terms.js', (route) => route.abort());
    const { link } = await open(page);
    await link.click();
    await expect(page).toHaveURL(`${PAGE}#gosi`);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('is a plain link', async ({ page }) => {
      const { link } = await open(page);
      await link.click();
      await expect(page).toHaveURL(`${PAGE}#gosi`);
      await expect(page.locator('#gosi')).toBeInViewport();
    });
  });
});

test('each term is linked once on a page, never in a heading or in another link', () => {
  const linked = publicPaths.filter((path) => htmlOf(path).includes('class="term"'));
  expect(linked.length).toBeGreaterThan(25);
  for (const path of linked) {
    const targets = [...htmlOf(path).matchAll(/<a class="term" href="([^"]+)">/g)].map(([, href]) => href);
    expect
      .soft(
        targets.filter((href, i) => targets.indexOf(href) !== i),
        path,
      )
      .toEqual([]);
    expect.soft(htmlOf(path), path).not.toMatch(/<h[1-6][^>]*>(?:(?!<\/h)[\s\S])*<a class="term"/);
  }
});

test('terms cost the page with most of them at most 1.5 kB, style included', () => {
  const size = (html: string): number => brotliCompressSync(html).length;
  const links = (html: string): number => html.split('<a class="term"').length;
  const [page = ''] = publicPaths.map(htmlOf).toSorted((m, n) => links(n) - links(m));
  const bare = page.replace(/<a class="term"[^>]*>([^<]*)<\/a>/g, '$1').replace(/\.term:[^{]+\{[^}]*\}/g, '');
  expect(size(page) - size(bare)).toBeGreaterThan(50);
  expect(size(page) - size(bare)).toBeLessThan(1536);
});
