import { targetsOf } from '../../testing/browser/frame.ts';
import { expect, test } from '../../testing/browser/test.ts';

/** Specification, section 2: blog area. */

const ARTICLE = '/blogs/SAP-Payroll-Offerings';

test('/blogs: heading ‘SAP Payroll Deployment options for customer’ and a link to the article', async ({ page }) => {
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SAP Payroll Deployment options for customer');
  await expect(page.getByRole('main')).toContainText('SAP Payroll Offering');
  expect(await targetsOf(page.getByRole('main').locator(`a[href^="/blogs/"]`))).toContain(ARTICLE);
});

test('the article ‘SAP Payroll Offering’ compares the three options in a table', async ({ page }) => {
  await page.goto(ARTICLE);
  await expect(page.getByRole('main')).toContainText('SAP Payroll Offering');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SAP Payroll Deployment options for customer');
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveText([
    /\w/,
    'SAP S4 HANA Payroll',
    'Employee Central Payroll',
    /partner-delivered payroll/i,
  ]);
  expect(await page.getByRole('table').getByRole('rowheader').count()).toBeGreaterThan(3);
});

test('any other blog path shows the same article, with status 200 and its canonical address', async ({ page }) => {
  for (const path of ['/blogs/anything-else', '/blogs/2019/05/old-post']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SAP Payroll Deployment options for customer');
    await expect(page.getByRole('table'), path).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${ARTICLE}$`));
  }
});
