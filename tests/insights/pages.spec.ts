import { fill } from '../../common/wording.ts';
import { getAll, getOne } from '../../site/content.ts';
import { targetsOf } from '../support/browser/frame.ts';
import { expect, test } from '../support/browser/test.ts';
import { htmlOf } from '../support/built-pages.ts';
import { say } from '../support/content.ts';
import { insights } from '../support/insights.ts';
import { graphIn } from '../support/structured-data.ts';

/** What gathers the insights, the pages on payroll by region, and the articles. */

test('/insights leads to everything, with the next date first', async ({ page }) => {
  await page.goto('/insights');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(insights.next.heading);
  const targets = await targetsOf(page.getByRole('main').getByRole('link'));
  expect(targets).toEqual(
    expect.arrayContaining([
      '/insights/deadlines',
      '/insights/payroll-gulf',
      '/insights/payroll-india',
      '/insights/partner-checklist',
      '/insights/glossary',
      '/blogs/sap-erp-hcm-after-2027',
      '/blogs/identity-and-api-log-in',
      '/blogs/recruiting-or-smartrecruiters',
      '/blogs/what-a-parallel-run-proves',
    ]),
  );
});

for (const { slug, comparison, sources } of getAll('regions')) {
  const path = `/insights/${slug}`;
  const rows = comparison.rows.length;
  test(`${path}: each row has its age, and each fact a source or a mark that it has none`, async ({ page }) => {
    await page.goto(path);
    const body = page.getByRole('table').locator('tbody tr');
    await expect(body).toHaveCount(rows);
    for (const row of await body.all())
      await expect(row.getByRole('rowheader')).toContainText(fill(comparison.asOf, { date: '' }).trim());
    for (const cell of await page.getByRole('table').locator('tbody tr > td:nth-child(2)').all())
      expect(await cell.getByRole('link').count()).toBeGreaterThan(0);
    await expect(page.getByText(sources.note)).toBeVisible();
    expect(graphIn(htmlOf(path)).map((thing) => thing['@type'])).toContain('Article');
  });

  test(`${path}: on a phone rows are cards, and a chip leads to each`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const chips = page.getByRole('main').getByRole('navigation').last().getByRole('link');
    await expect(chips).toHaveCount(rows);
    await chips.last().click();
    await expect(page.getByRole('rowheader').last()).toBeInViewport();
  });
}

test('a source stands where its number leads', async ({ page }) => {
  await page.goto('/insights/payroll-gulf');
  const number = page.getByRole('table').getByRole('link', { name: /^\d+$/ }).last();
  const source = page.locator(`#source-${await number.innerText()}`);
  await number.click();
  await expect(source).toBeInViewport();
  await expect(source).toContainText(
    getOne('regions', 'payroll-gulf').sources.items[Number(await number.innerText()) - 1]?.label ?? '?',
  );
});

for (const slug of [
  'sap-erp-hcm-after-2027',
  'identity-and-api-log-in',
  'recruiting-or-smartrecruiters',
  'what-a-parallel-run-proves',
]) {
  test(`the article ${slug} has its table or drawing, sources, a date and what to do on Monday`, async ({ page }) => {
    await page.goto(`/blogs/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('table').or(main.locator('#tracks'))).toBeVisible();
    expect(await main.locator('article .text').last().getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
    await expect(main.getByRole('heading', { name: insights.sources })).toBeVisible();
    await expect(main.locator('header time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
    const words = (await main.locator('article .text').allInnerTexts()).join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1400);
  });
}

test('/blogs shows the newest article large and lists the others', async ({ page }) => {
  await page.goto('/blogs');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: say('readArticle') })).toHaveCount(1);
  expect(await main.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
});

test('no column of a wide table is cut off on paper', async ({ page }) => {
  // The width of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/insights/payroll-gulf', '/blogs/sap-erp-hcm-after-2027']) {
    await page.goto(path);
    const cut = await page
      .locator('section:has(> table)')
      .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect.soft(cut, path).toBe(0);
  }
});
