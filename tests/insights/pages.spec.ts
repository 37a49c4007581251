import { fill } from '../../common/wording.ts';
import { getRegions } from '../../site/content.ts';
import { targetsOf } from '../support/browser/frame.ts';
import { expect, test } from '../support/browser/test.ts';
import { insights } from '../support/insights.ts';

/** What gathers the insights, the pages on payroll by region, and the articles. */

const articles = [
  'sap-erp-hcm-after-2027',
  'identity-and-api-log-in',
  'recruiting-or-smartrecruiters',
  'what-a-parallel-run-proves',
];

test('/insights leads to everything, with the next date first', async ({ page }) => {
  await page.goto('/insights');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(insights.next.heading);
  const targets = await targetsOf(page.getByRole('main').getByRole('link'));
  const pages = ['deadlines', 'payroll-gulf', 'payroll-india', 'data-residency', 'partner-checklist', 'glossary'];
  expect(targets).toEqual(
    expect.arrayContaining([...pages.map((slug) => `/insights/${slug}`), ...articles.map((slug) => `/blogs/${slug}`)]),
  );
});

for (const { slug, comparison, sources } of getRegions()) {
  test(`/insights/${slug}: each row has its age, each fact a source, and on a phone a chip @full`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/insights/${slug}`);
    const table = page.getByRole('table');
    const body = table.locator('tbody tr');
    await expect(body).toHaveCount(comparison.rows.length);
    for (const row of await body.all())
      await expect(row.getByRole('rowheader')).toContainText(fill(comparison.asOf, { date: '' }).trim());
    for (const cell of await table.locator('tbody tr > td:nth-child(2)').all())
      expect(await cell.getByRole('link').count()).toBeGreaterThan(0);
    const chips = page.getByRole('main').getByRole('navigation').last().getByRole('link');
    await expect(chips).toHaveCount(comparison.rows.length);
    await chips.last().click();
    await expect(page.getByRole('rowheader').last()).toBeInViewport();
    const number = table.getByRole('link', { name: /^\d+$/ }).last();
    const n = Number(await number.innerText());
    await number.click();
    await expect(page.locator(`#source-${n}`)).toBeInViewport();
    await expect(page.locator(`#source-${n}`)).toContainText(sources.items[n - 1]?.label ?? '?');
  });
}

test('no table is cut off, on a tablet or on paper', async ({ page }) => {
  const articles = ['/blogs/sap-erp-hcm-after-2027', '/blogs/SAP-Payroll-Offerings'];
  for (const path of ['/insights/payroll-gulf', ...articles, '/services/application-support']) {
    await page.goto(path);
    for (const [width, media] of [
      [641, 'screen'],
      [768, 'screen'],
      [900, 'screen'],
      // A4 between its margins.
      [718, 'print'],
    ] as const) {
      await page.setViewportSize({ width, height: 1000 });
      await page.emulateMedia({ media });
      const cut = await page
        .locator('section:has(> table)')
        .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
      expect.soft(cut, `${path} at ${width} px, ${media}`).toBe(0);
    }
  }
});
