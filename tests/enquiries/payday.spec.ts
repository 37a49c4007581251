import { newVisitor } from '../support/browser/enquiry-form.ts';
import { storedEnquiries } from '../support/browser/stored.ts';
import { expect, test } from '../support/browser/test.ts';

/** It is payday, and something is wrong: from three questions to a call-back that the desk shows first. */
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without one', () => {
    test.use({ javaScriptEnabled });

    const title = 'an answer opens its advice, one to a question, and a call-back is stored as payroll today';
    test(javaScriptEnabled ? `${title} @full` : title, async ({ page }) => {
      await page.goto('/services/payroll-support');
      const block = page.locator('details:has([data-payday])');
      await block.locator(':scope > summary').click();
      const advice = block.locator('details p:visible');
      await expect(advice).toHaveCount(0);
      for (const answer of [0, 1, 5]) await block.locator('details summary').nth(answer).click();
      await expect(advice).toHaveCount(4);
      const clocks = block.locator('[data-zone]');
      await expect(clocks).toHaveCount(3);
      await expect(clocks.first()).toHaveText(javaScriptEnabled ? /^\w+day\W+\d\d:\d\d/ : 'GMT+4');

      const { jobTitle: _, ...visitor } = { ...newVisitor(), telephone: '+971 2 000 0000' };
      for (const [name, value] of Object.entries(visitor)) await block.locator(`[name="${name}"]`).fill(value);
      await block.locator('[name="privacyPolicy"]').check();
      await block.getByRole('button').click();
      await expect(page).toHaveURL(/\/thank-you\?/);
      const stored = await storedEnquiries(visitor.businessEmail);
      expect(stored).toMatchObject([{ ...visitor, urgency: 'payroll-today' }]);
    });
  });
