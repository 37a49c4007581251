import type { Page } from '@playwright/test';
import { axeFindings, openAll, showWholePage } from '../support/browser/axe.ts';
import { enquiryForm } from '../support/browser/enquiry-form.ts';
import { settled } from '../support/browser/islands.ts';
import { overflow, setTextSize } from '../support/browser/layout.ts';
import { expect, test } from '../support/browser/test.ts';
import {
  ADVISOR,
  countryField,
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
import { formWords, home } from '../support/content.ts';
import { advisorFile, assessmentFile, estimatorFile, toolWords } from '../support/tools.ts';

/** The three tools and the stage of the home page: an answer with its reason, nothing leaves the browser, a result is an address. */

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

// Colours that are still on their way from light to dark would be measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The page as it is now fits a desk, phones and large text. */
async function expectToFit(page: Page) {
  await showWholePage(page, 1440);
  expect(await axeFindings(page)).toEqual([]);
  await showWholePage(page, 390);
  expect(await axeFindings(page, { colours: false })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await overflow(page)).toBe('fits');
  await setTextSize(page, 2);
  expect(await overflow(page), 'with text at 200 %').toBe('fits');
}

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
      const wide = page.viewportSize() ?? { width: 1280, height: 720 };
      await other.setViewportSize({ width: 390, height: 844 });
      await other.goto(page.url());
      await expect(other.getByText(OPENED), 'on a phone it opens at the result').toBeInViewport();
      await expect(result(other).getByRole('heading', { level: 2 })).toBeInViewport();
      await other.setViewportSize(wide);
      // What a phone folds stays folded on a larger screen.
      await openAll(other);
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

    test('its answer fits and satisfies axe, on a phone and a desk @full', async ({ page }) => {
      await openTool(page, path);
      await use(page);
      await expect(result(page)).toContainText(says);
      await openAll(page);
      await expectToFit(page);
    });
  });
}

test('advisor: a link leads past the questions to the result, and another to an empty tool @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTool(page, ADVISOR);
  await useAdvisor(page);
  const heading = result(page).getByRole('heading', { level: 2 });
  await expect(heading).not.toBeInViewport();
  await page.getByRole('link', { name: advisorFile.list.see }).press('Enter');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page, 'the result is still the address').toHaveURL(await linkOf(page));

  await result(page).getByRole('link', { name: toolWords.shared.startAgain }).click();
  await expect(page).toHaveURL(ADVISOR);
  await expect(result(page)).toHaveCount(0);
  await page.goBack();
  await expect(result(page), 'what was entered is one step back').toContainText('India');
});

test('stage: a typed list is drawn and answered in one sentence, which opens the advisor with the same list', async ({
  page,
}) => {
  const list = 'Saudi Arabia 4,200\nUAE 20\nAtlantis 12';
  await page.goto('/');
  await settled(page);
  const figure = page.locator('[data-stage-part=art] path').first();
  const untouched = await figure.getAttribute('d');
  const field = page.getByLabel(home.stage.ask.label);
  await field.fill(list);
  const sentence = page.locator('[data-stage-part=sentence]');
  await expect(sentence).toHaveText(/^2 countries, 4,220 people\. .*two payroll routes/);
  expect(await figure.getAttribute('d')).not.toBe(untouched);
  await expect(page.locator('[data-stage-part=unread]')).toContainText('“Atlantis”');
  await expect(page.locator('[data-stage-part=said]'), 'announced when typing pauses').toContainText('2 countries');
  await expectToFit(page);
  await field.fill('');
  await expect(figure, 'an empty field brings back the drawing').toHaveAttribute('d', untouched ?? '');

  await field.fill(list);
  await expect(sentence).toHaveText(/^2 countries/);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${ADVISOR}#`));
  for (const country of ['Saudi Arabia', 'United Arab Emirates'])
    await expect(result(page).getByRole('rowheader', { name: country })).toBeVisible();
  await expect(countryField(page), 'nothing is lost').toHaveValue('Atlantis 12');
  await expect(page, 'and the result is an address').toHaveURL(/#11120SA/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the rules of each tool are shown in tables', async ({ page }) => {
    for (const { path, rows } of TOOLS) {
      await page.goto(path);
      expect(await page.getByRole('table').getByRole('row').count()).toBeGreaterThan(rows);
      await expect(page.locator('astro-island :is(input, button):visible')).toHaveCount(0);
    }
  });
  test('the field of the stage leads to the advisor', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel(home.stage.ask.label).fill('Oman 120');
    await page.getByRole('button', { name: home.stage.ask.show }).click();
    await expect(page).toHaveURL(`${ADVISOR}?list=Oman+120`);
  });
});

test('the advisor reads a list from a form that was sent without a script', async ({ page }) => {
  await page.goto(`${ADVISOR}?list=Oman+120`);
  await expect(result(page).getByRole('rowheader', { name: 'Oman' })).toBeVisible();
  await expect(page, 'and keeps it where browsers do not send it').toHaveURL(/payroll-advisor#/);
});
