import { expect, test } from '../../testing/browser/test.ts';

/** Specification, section 2: contact page. Its fields stand in section 3, its states in section 4. */

test('the heading asks whether the visitor needs help implementing the HR and payroll software', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Do you need help implementing SAP SuccessFactors and SAP Payroll?',
  );
  await expect(page.getByRole('form', { name: /^Do you need help/ })).toBeVisible();
});
