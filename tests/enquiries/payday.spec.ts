import { newVisitor } from '../support/browser/enquiry-form.ts';
import { storedEnquiries } from '../support/browser/stored.ts';
import { expect, test } from '../support/browser/test.ts';

/** It is payday, and something is wrong: from three questions to a call-back that the desk shows first. */
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without one', () => {
    test.use({ javaScriptEnabled });

    const title = 'three answers narrow the advice, and a call-back is stored as payroll today';
    test(javaScriptEnabled ? `${title} @full` : title, async ({ page }) => {
      await page.goto('/services/payroll-support');
      const block = page.locator('details:has([data-advice])');
      await block.locator('summary').click();
      const advice = block.locator('[data-advice]:visible');
      await expect(advice).toHaveCount(18);
      for (const value of ['a1', 'b0', 'c2']) await block.locator(`[value="${value}"]`).check();
      await expect(advice).toHaveCount(6);
      const clocks = block.locator('[data-zone]');
      await expect(clocks).toHaveCount(3);
      await expect(clocks.first()).toHaveText(javaScriptEnabled ? /^\w+day\W+\d\d:\d\d/ : 'GMT+4');

      const { jobTitle: _, ...visitor } = newVisitor();
      for (const [name, value] of Object.entries(visitor)) await block.locator(`[name="${name}"]`).fill(value);
      await block.locator('[name="privacyPolicy"]').check();
      await block.getByRole('button').click();
      await expect(page).toHaveURL(/\/thank-you\?/);
      const stored = await storedEnquiries(visitor.businessEmail);
      expect(stored).toMatchObject([{ ...visitor, urgency: 'payroll-today' }]);
    });
  });
