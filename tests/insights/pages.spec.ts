import { targetsOf } from '../../testing/browser/frame.ts';
import { htmlOf } from '../../testing/browser/pages.ts';
import { graphIn } from '../../testing/browser/structured-data.ts';
import { expect, test } from '../../testing/browser/test.ts';

/** What gathers the insights, the pages on payroll by region, and the articles. */

test('/insights leads to everything, with the next date first', async ({ page }) => {
  await page.goto('/insights');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Next SAP deadline');
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

for (const [path, rows] of [
  ['/insights/payroll-gulf', 6],
  ['/insights/payroll-india', 10],
] as const) {
  test(`${path}: each row has its age, and each fact a source or a mark that it has none`, async ({ page }) => {
    await page.goto(path);
    const body = page.getByRole('table').locator('tbody tr');
    await expect(body).toHaveCount(rows);
    for (const row of await body.all()) await expect(row.getByRole('rowheader')).toContainText(/as of \S/);
    for (const cell of await page.getByRole('table').locator('tbody tr > td:nth-child(2)').all())
      expect(await cell.getByRole('link').count()).toBeGreaterThan(0);
    await expect(page.getByText('This is not legal advice')).toBeVisible();
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
  await page.getByRole('table').getByRole('link', { name: '11', exact: true }).click();
  await expect(page.locator('#source-11')).toBeInViewport();
  await expect(page.locator('#source-11')).toContainText('Saudi Gazette');
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
    await expect(main.getByRole('heading', { name: 'What to do on Monday' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Sources' })).toBeVisible();
    await expect(main.locator('header time')).toHaveAttribute('datetime', '2026-11-16');
    const words = (await main.locator('article .text').allInnerTexts()).join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1400);
  });
}

test('/blogs shows the newest article large and lists the others', async ({ page }) => {
  await page.goto('/blogs');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Read the article/ })).toHaveCount(1);
  expect(await main.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
});
