import { axeFindings, showWholePage } from '../../testing/browser/axe.ts';
import { enquiryForm } from '../../testing/browser/enquiry-form.ts';
import { expect, test } from '../../testing/browser/test.ts';
import { linkOf, openTool, result, useAdvisor, useEstimator, useSelfAssessment } from '../../testing/browser/tools.ts';

/** The three tools: an answer with its reason, nothing leaves the browser, a result is an address. */

const TOOLS = [
  { path: '/tools/payroll-advisor', use: useAdvisor, says: /Employee Central Payroll/, hands: /India/, rows: 5 },
  { path: '/tools/support-estimator', use: useEstimator, says: /Silver support package/, hands: /Silver/, rows: 25 },
  { path: '/tools/self-assessment', use: useSelfAssessment, says: /0 of 100/, hands: /0 of 100/, rows: 24 },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('/tools leads to all three', async ({ page }) => {
  await page.goto('/tools');
  for (const { path } of TOOLS) {
    await expect(page.getByRole('main').locator(`a[href="${path}"]`).first(), path).toBeVisible();
  }
});

for (const { path, use, says, hands, rows } of TOOLS) {
  test.describe(path, () => {
    test('answers what was entered, and nothing leaves the browser', async ({ page, baseURL }) => {
      await openTool(page, path);
      const calls: string[] = [];
      page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`));
      await use(page);
      await expect(result(page)).toContainText(says);
      expect(calls.filter((call) => !call.startsWith(`GET ${baseURL}/`) || /[?#]/.test(call))).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    });

    test('a result is an address: whoever opens it sees the same', async ({ page, context }) => {
      await openTool(page, path);
      await use(page);
      await expect(page).toHaveURL(/#.+/);
      await expect.poll(() => page.url(), 'the address has followed').toBe(await linkOf(page));
      const words = await result(page).innerText();
      const other = await context.newPage();
      await openTool(other, page.url());
      await expect(result(other)).toContainText(/A result of \d+ \w+ 20\d\d, /);
      const said = async () => (await result(other).innerText()).replace(/^A result of .*\n+/, '');
      await expect.poll(said).toBe(words);
    });

    test('‘Send this to a consultant’ opens the form with a summary in the message, and sends nothing', async ({
      page,
    }) => {
      await openTool(page, path);
      await use(page);
      let isSent = false;
      page.on('request', (request) => {
        isSent ||= request.method() === 'POST';
      });
      await result(page).getByRole('link', { name: 'Send this to a consultant' }).click();
      await expect(page).toHaveURL(/\/contact-us\?service=/);
      const form = enquiryForm(page);
      await expect(form.message).toHaveValue(hands);
      await expect(form.form.locator('[name="services"]:checked')).toHaveCount(1);
      await page.reload();
      await expect(form.message, 'after a reload').toHaveValue(hands);
      expect(isSent).toBe(false);
    });

    test('‘Start again’ empties it, and the way back brings everything back', async ({ page }) => {
      await openTool(page, path);
      await use(page);
      const words = await result(page).innerText();
      await result(page).getByRole('button', { name: 'Start again' }).click();
      await expect(page.getByText('Everything you entered was removed.')).toBeFocused();
      await expect(page).toHaveURL(path);
      await page.goBack();
      await expect(page).toHaveURL(/#.+/);
      await expect.poll(() => result(page).innerText()).toBe(words);
    });

    test('an address that cannot be read begins empty, and says so', async ({ page }) => {
      await openTool(page, `${path}#%E0%A4%A`);
      await expect(
        page.getByText('We could not read the result in this address, so the tool begins empty.'),
      ).toBeVisible();
    });

    for (const width of [390, 1440]) {
      test(`axe finds nothing in its answer, light and dark, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await openTool(page, path);
        await use(page);
        await expect(result(page)).toContainText(says);
        await showWholePage(page, width);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect.soft(await axeFindings(page), colorScheme).toEqual([]);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
    }

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });
      test('its rules stand in tables', async ({ page }) => {
        await page.goto(path);
        expect(await page.getByRole('table').getByRole('row').count()).toBeGreaterThan(rows);
        await expect(page.locator('astro-island :is(input, button):visible')).toHaveCount(0);
      });
    });
  });
}

test('advisor: 500 people in a country are the suggested minimum for Employee Central Payroll', async ({ page }) => {
  await openTool(page, '/tools/payroll-advisor');
  await useAdvisor(page);
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Remove India' }) });
  const people = row.getByRole('textbox');
  await expect(row).toContainText('Employee Central Payroll');
  await people.fill('499');
  await expect(row).toContainText('Partner-delivered payroll');
  await people.fill('500');
  await expect(row).toContainText('reach the 500 per country');
});

test('advisor: a link leads past the questions to the result', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTool(page, '/tools/payroll-advisor');
  await useAdvisor(page);
  const heading = result(page).getByRole('heading', { level: 2 });
  await expect(heading).not.toBeInViewport();
  const link = page.getByRole('link', { name: 'See the result' });
  await link.press('Enter');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const address = await linkOf(page);
  await expect(page, 'the result is still the address').toHaveURL(address);
});

test('estimator: Bronze has no release management; asking for it leads to Silver', async ({ page }) => {
  await openTool(page, '/tools/support-estimator');
  await page.getByRole('checkbox', { name: 'Learning' }).check();
  await expect(result(page)).toContainText('Bronze support package');
  await page.getByRole('checkbox', { name: /^We want release management/ }).check();
  await expect(result(page)).toContainText('Silver support package');
  await expect(result(page)).toContainText('the Bronze support package does not');
});
