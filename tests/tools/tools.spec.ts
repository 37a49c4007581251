import { axeFindings, openAll, showWholePage } from '../support/browser/axe.ts';
import { enquiryForm } from '../support/browser/enquiry-form.ts';
import { overflow, setTextSize } from '../support/browser/layout.ts';
import { expect, test } from '../support/browser/test.ts';
import {
  ADVISOR,
  ESTIMATOR,
  linkOf,
  openTool,
  result,
  SELF_ASSESSMENT,
  sendLink,
  useAdvisor,
  useEstimator,
  useSelfAssessment,
} from '../support/browser/tools.ts';
import { formWords } from '../support/content.ts';
import { advisorFile, assessmentFile, estimatorFile, toolWords } from '../support/tools.ts';

/** The three tools: an answer with its reason, nothing leaves the browser, a result is an address. */

const { options } = advisorFile;
const { packages } = estimatorFile;
const zero = assessmentFile.result.score.replace('{score}', '0');

/** The line above a result that came with its address. */
const [before = ''] = toolWords.shared.opened.split('{what}');
const OPENED = new RegExp(`${before}.*`);

const TOOLS = [
  { path: ADVISOR, use: useAdvisor, says: options.ecp.label, hands: 'India', rows: 5 },
  { path: ESTIMATOR, use: useEstimator, says: packages.silver.label, hands: packages.silver.label, rows: 6 },
  { path: SELF_ASSESSMENT, use: useSelfAssessment, says: zero, hands: '0', rows: 24 },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, use, says, hands } of TOOLS) {
  test.describe(path, () => {
    test('answers what was entered, gives the result an address and hands it to the form, and sends nothing', async ({
      page,
      context,
      baseURL,
    }) => {
      await openTool(page, path);
      const calls: string[] = [];
      page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`));
      await use(page);
      await expect(result(page)).toContainText(says);
      expect(calls.filter((call) => !call.startsWith(`GET ${baseURL}/`) || /[?#]/.test(call))).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);

      await expect(page).toHaveURL(/#.+/);
      await expect.poll(() => page.url(), 'the address has followed').toBe(await linkOf(page));
      const other = await context.newPage();
      await openTool(other, page.url());
      await expect(result(other)).toContainText(OPENED);
      const said = async () => (await result(other).innerText()).replace(OPENED, '').trim();
      // What is announced follows a moment later.
      await expect(async () => {
        expect(await said(), 'a colleague who opens it sees the same').toBe(await result(page).innerText());
      }).toPass();

      await sendLink(page).click();
      await expect(page).toHaveURL(/\/contact-us\?service=/);
      const form = enquiryForm(page);
      const attached = form.form.getByLabel(formWords.handOver.label);
      await expect(attached).toHaveValue(new RegExp(RegExp.escape(hands)));
      await expect(form.firstName, 'the first empty field').toBeFocused();
      await expect(form.form.locator('[name="services"]:checked')).toHaveCount(1);
      await page.reload();
      await expect(attached, 'after a reload').toHaveValue(new RegExp(RegExp.escape(hands)));
      expect(calls.filter((call) => call.startsWith('POST') && !call.endsWith('/api/visit'))).toEqual([]);
    });

    test('a shared link opens at the result on a phone @full', async ({ page, context }) => {
      await openTool(page, path);
      await use(page);
      await expect(result(page)).toContainText(says);
      const other = await context.newPage();
      await other.setViewportSize({ width: 390, height: 844 });
      await other.goto(await linkOf(page));
      await expect(other.getByText(OPENED)).toBeInViewport();
      await expect(result(other).getByRole('heading', { level: 2 })).toBeInViewport();
    });

    test('its answer fits and satisfies axe, on a phone and a desk @full', async ({ page }) => {
      await openTool(page, path);
      await use(page);
      await expect(result(page)).toContainText(says);
      await openAll(page);
      await showWholePage(page, 1440);
      expect(await axeFindings(page)).toEqual([]);
      await showWholePage(page, 390);
      expect(await axeFindings(page, { colours: false })).toEqual([]);
      await page.setViewportSize({ width: 320, height: 844 });
      expect(await overflow(page)).toBe('fits');
      await setTextSize(page, 2);
      expect(await overflow(page), 'with text at 200 %').toBe('fits');
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the rules of each tool are shown in tables', async ({ page }) => {
    for (const { path, rows } of TOOLS) {
      await page.goto(path);
      expect(await page.getByRole('table').getByRole('row').count()).toBeGreaterThan(rows);
      await expect(page.locator('astro-island :is(input, button):visible')).toHaveCount(0);
    }
  });
});

test('advisor: a link leads past the questions to the result @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTool(page, ADVISOR);
  await useAdvisor(page);
  const heading = result(page).getByRole('heading', { level: 2 });
  await expect(heading).not.toBeInViewport();
  await page.getByRole('link', { name: advisorFile.list.see }).press('Enter');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page, 'the result is still the address').toHaveURL(await linkOf(page));
});
