import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindings, openAll, showWholePage } from '../support/browser/axe.ts';
import { enquiryForm } from '../support/browser/enquiry-form.ts';
import { tiles } from '../support/browser/home.ts';
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
      const heading = other.locator('#result');
      await expect(heading, 'on a phone it opens at the result').toBeInViewport();
      await expect(heading).toBeFocused();
      await other.setViewportSize(wide);
      // What a phone folds stays folded on a larger screen.
      await openAll(other);
      await openAll(page);
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

test('advisor: on the first screen are six countries with route and next date, on a phone five', async ({ page }) => {
  for (const [width, height, list] of [
    [1440, 900, 'Saudi Arabia 4200, UAE 1850, Oman 120, India 9000, Germany 300, Bahrain 60'],
    [390, 844, 'Saudi Arabia 4200, UAE 1850, Oman 120, India 9000, Germany 300'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.goto(`${ADVISOR}#list=${encodeURIComponent(list)}`);
    const rows = result(page).locator('section svg + ol > li');
    await expect(rows).toHaveCount(list.split(',').length);
    for (const row of await rows.all()) await expect(row.locator('a b, p').first()).toBeInViewport({ ratio: 0.9 });
  }
});

test('advisor: one file of all dates, a copied text, and a way back to an empty tool @full', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTool(page, ADVISOR);
  await useAdvisor(page);
  const { answer } = advisorFile;
  const dates = await page.locator('details[id^=date-]').count();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: answer.calendar.many.replace('{n}', `${dates}`) }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8').match(/^UID:.*@deadlines\.dhr/gm)).toHaveLength(dates);
  await page.getByRole('button', { name: answer.copyText }).click();
  await expect(page.getByText(answer.textCopied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(await linkOf(page));

  await page.getByRole('button', { name: answer.change }).click();
  await expect(countryField(page)).toBeFocused();
  await result(page).getByRole('link', { name: toolWords.shared.startAgain }).click();
  await expect(page).toHaveURL(ADVISOR);
  await expect(result(page)).toHaveCount(0);
  await page.goBack();
  await expect(result(page), 'what was entered is one step back').toContainText('India');
});

test('stage: a typed list is drawn with its names, and three facts lead to where the advisor shows them', async ({
  page,
}) => {
  const list = 'Saudi Arabia 4,200\nUAE 20\nAtlantis 12';
  await page.goto('/');
  await settled(page);
  const figure = page.locator('section[aria-labelledby=stage] svg[data-look=draw]');
  await expect(figure).toBeVisible();
  const field = page.getByLabel(home.stage.ask.label);
  const tile = tiles(page).locator('li').first();
  const before = await tile.boundingBox();
  await field.fill('Saudi Arabia 4,200, UAE 20');
  const rows = page.locator('[data-stage-part=answer] ol > li');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('4,200');
  expect(await tile.boundingBox(), 'nothing else has moved').toEqual(before);
  await field.fill(list);
  await expect(figure).toBeHidden();
  const facts = page.locator('[data-stage-part=facts] a');
  await expect(facts).toHaveCount(3);
  await expect(page.locator('[data-stage-part=unread]')).toContainText('“Atlantis”');
  await expect(page.locator('[data-stage-part=said]'), 'announced when typing pauses').toContainText('2 countries');
  await field.fill('');
  await expect(figure, 'an empty field brings back the drawing').toBeVisible();

  await field.fill(list);
  const promised = await facts.nth(1).locator('b').innerText();
  await facts.nth(1).click();
  await expect(page).toHaveURL(new RegExp(`${ADVISOR}#`));
  await expect(page.getByRole('heading', { name: promised }), 'the number of the stage').toBeFocused();
  await page.goBack();
  await field.fill(list);
  await expect(facts).toHaveCount(3);
  await field.press('Enter');
  await expect(page.locator('#result'), 'Enter opens the advisor at the result').toBeFocused();
  for (const country of ['Saudi Arabia', 'United Arab Emirates'])
    await expect(result(page).getByRole('rowheader', { name: country })).toBeVisible();
  await expect(countryField(page), 'nothing is lost').toHaveValue('Atlantis 12');
  await expect(page, 'and the result is an address').toHaveURL(/#11120SA/);
});

test('stage: its answer fits and satisfies axe @full', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.getByLabel(home.stage.ask.label).fill('Saudi Arabia 4,200, UAE 20, Lesotho 5, India');
  await expect(page.locator('[data-stage-part=answer] ol > li')).toHaveCount(4);
  await expectToFit(page);
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
