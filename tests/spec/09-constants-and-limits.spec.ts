import { allPaths, htmlOf } from '../../testing/browser/pages.ts';
import { expect, test } from '../../testing/browser/test.ts';

/**
 * Specification, section 9: business constants and limits. The intervals of banner (3000 ms), testimonials (5000 ms,
 * 6 quotes) and error message (5000 ms) and the swipe of 40 px are measured in section 4, the menu breakpoint (992 px)
 * in section 2, the 4 rows of the textarea in section 3, the limits of the e-mail library in section 8.
 */

test('copyright from 2024 to the year of the build, on every page', () => {
  for (const path of allPaths) {
    const [, footer = 'no footer'] = /<footer[^>]*>(.*)<\/footer>/s.exec(htmlOf(path)) ?? [];
    expect.soft(footer, path).toMatch(/© 2024(–20\d\d)? DHR/);
  }
});

test.describe('marketing figures, in the article on payroll', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/blogs/SAP-Payroll-Offerings');
  });

  test('Employee Central Payroll in 50 countries; the article says that sources differ by one', async ({ page }) => {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Countries' }) });
    await expect(row.getByRole('cell').nth(1)).toHaveText('50 (see the note)');
    await expect(page.getByRole('main')).toContainText('differ by one country');
  });

  test('S4 HANA Payroll: 58 SAP-provided countries and 41 partner-supplied', async ({ page }) => {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Countries' }) });
    await expect(row.getByRole('cell').nth(0)).toHaveText('58 SAP-provided and 41 partner-supplied');
  });

  test('about 100M people paid across 9000 customers in 99 countries', async ({ page }) => {
    await expect(page.getByRole('main')).toContainText('about 100M people for 9000 customers in 99 countries');
  });

  test('suggested minimum of 500 employees per country for Employee Central Payroll', async ({ page }) => {
    await expect(page.getByRole('cell', { name: 'At least 500 employees per country' })).toBeVisible();
  });

  test('partner-managed cloud for GB and smaller countries with up to 5,000 employees', async ({ page }) => {
    await expect(page.getByRole('main')).toContainText(
      'For GB and smaller countries with up to 5,000 employees, consider a partner-managed cloud',
    );
  });
});

test('support packages: Bronze (no release management), Silver and Gold (include it)', async ({ page }) => {
  await page.goto('/services/application-support');
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Release management' }) });
  await expect(row.getByRole('cell')).toHaveText(['Not included', 'Included', 'Included']);
});

test.describe('legal', () => {
  test('children’s age threshold 13, extra steps below 18', async ({ page }) => {
    await page.goto('/privacy-policy');
    const main = page.getByRole('main');
    await expect(main).toContainText('not directed at children under 13');
    await expect(main).toContainText('below 18 has written, we take extra steps');
  });

  test('claim filing window one year', async ({ page }) => {
    await page.goto('/termsofuse');
    await expect(page.getByRole('main')).toContainText('must be filed within one year');
  });

  test('liability for wilful misconduct capped at the amount paid in the last three months', async ({ page }) => {
    await page.goto('/termsofuse');
    await expect(page.getByRole('main')).toContainText(
      /For wilful misconduct our liability is limited to the amount you paid .* in the last three months/,
    );
  });
});
