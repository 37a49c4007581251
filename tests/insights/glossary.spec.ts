import type { Page } from '@playwright/test';
import { fill } from '../../common/wording.ts';
import { expect, test } from '../support/browser/test.ts';
import { glossary } from '../support/insights.ts';

/** The glossary, and the definitions that other pages show where a term is first used. */

const PAGE = '/insights/glossary';
const initials = glossary.terms.map(({ term }) => term.charAt(0).toUpperCase()).toSorted();
const lastLetter = initials.at(-1) ?? '';
const definition = glossary.terms.find(({ term }) => term.startsWith('GOSI'))?.text ?? '';

test('a letter leads to its terms, clear of the bars above', async ({ page }) => {
  await page.goto(PAGE);
  const bar = page.getByRole('navigation', { name: glossary.letters });
  await bar.getByRole('link', { name: lastLetter }).click();
  const heading = page.getByRole('heading', { name: lastLetter, exact: true });
  await expect(heading).toBeInViewport();
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? 0) > ((await bar.boundingBox())?.y ?? 0) + 40)
    .toBe(true);
});

test('the search hides the rest and says how many are left; Esc or a letter shows them again', async ({ page }) => {
  await page.goto(PAGE);
  const field = page.getByRole('searchbox', { name: glossary.find });
  const bar = page.getByRole('navigation', { name: glossary.letters });
  const terms = page.locator('[data-term]:visible');
  const all = await terms.count();
  await field.fill('gosi');
  await expect(terms).not.toHaveCount(all);
  await page.mouse.wheel(0, 200);
  await expect(bar.locator('[aria-current]'), 'only what is shown counts as being read').toHaveText('G');
  await bar.getByRole('link', { name: lastLetter }).click();
  await expect(page.getByRole('heading', { name: lastLetter, exact: true })).toBeInViewport();
  await expect(field).toHaveValue('');
  await field.fill('xyz');
  await expect(page.getByRole('status')).toHaveText(fill(glossary.none, { query: 'xyz' }));
  await field.press('Escape');
  await expect(terms).toHaveCount(all);
});

test.describe('a term on another page', () => {
  const open = async (page: Page) => {
    await page.goto('/solutions/payroll');
    return { link: page.locator('main a.term', { hasText: 'GOSI' }), box: page.getByRole('dialog', { name: 'GOSI' }) };
  };

  test('opens its definition, and a press elsewhere closes it', async ({ page }) => {
    const { link, box } = await open(page);
    await link.click();
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
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(box.getByRole('link', { name: glossary.more })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${PAGE}#gosi`);
  });

  test('leads to the glossary where the definitions cannot be had @full', async ({ page, allowComplaint }) => {
    allowComplaint(/Failed to (load|fetch)|terms\.js/);
    await page.route('**/terms.js', (route) => route.abort());
    const { link } = await open(page);
    await link.click();
    await expect(page).toHaveURL(`${PAGE}#gosi`);
  });
});
