import { fill } from '../../common/wording.ts';
import { savedBy } from '../support/browser/insights.ts';
import { expect, test } from '../support/browser/test.ts';
import { say } from '../support/content.ts';
import { checklist } from '../support/insights.ts';

/** /insights/partner-checklist: ticked, remembered, printed, saved. */

const PAGE = '/insights/partner-checklist';
const { words, groups } = checklist;
const questions = groups.flatMap((group) => group.questions.map(({ ask }) => ask));
const firstQuestion = questions[0] ?? '';

test('ticks are there after a reload, and clearing asks first', async ({ page }) => {
  await page.goto(PAGE);
  const first = page.getByRole('checkbox', { name: firstQuestion, exact: true });
  await first.check();
  await page.reload();
  await expect(page.getByText(fill(words.asked, { n: 1, total: questions.length }), { exact: true })).toBeVisible();
  await expect(first).toBeChecked();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: words.clear }).click();
  await expect(first).not.toBeChecked();
});

test('the list is a spreadsheet and a PDF', async ({ page, request }) => {
  await page.goto(PAGE);
  const { name } = await savedBy(page, () => page.getByRole('link', { name: words.table }).click());
  expect(name).toBe('partner-checklist.xlsx');
  const sheet = await request.get('/downloads/partner-checklist.xlsx');
  expect(sheet.headers()['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const pdf = await request.get('/downloads/partner-checklist.pdf');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('paper shows the questions with a line for notes, and nothing of the frame', async ({ page }) => {
  await page.goto(PAGE);
  const first = page.getByRole('checkbox').first();
  await first.check();
  await page.emulateMedia({ media: 'print' });
  // Paper has no grounds: what is ticked must be told by its line alone.
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(page.locator('[type=checkbox] + span svg').first()).toHaveCSS('color', ink);
  for (const hidden of [
    page.getByRole('link', { name: say('skipToContent') }),
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('link', { name: words.pdf }),
  ])
    await expect(hidden).toBeHidden();
  const line = await page
    .locator('div:has(> label > [type=checkbox])')
    .nth(20)
    .evaluate((question) => getComputedStyle(question, '::after').blockSize);
  expect(Number.parseFloat(line)).toBeGreaterThanOrEqual(44);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('questions can be ticked and cleared and both files taken away; nothing promises more @full', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const first = page.getByRole('checkbox', { name: firstQuestion, exact: true });
    await first.check();
    await expect(page.getByRole('link', { name: words.pdf })).toBeVisible();
    await expect(page.getByRole('button', { name: words.print })).toBeHidden();
    await page.getByRole('button', { name: words.clear }).click();
    await expect(first).not.toBeChecked();
  });
});
