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

test('the list is a spreadsheet', async ({ page }) => {
  await page.goto(PAGE);
  const { name, bytes } = await savedBy(page, () => page.getByRole('link', { name: words.table }).click());
  expect(name).toBe('partner-checklist.xlsx');
  expect(bytes.subarray(0, 2).toString(), 'a ZIP file, as the format demands').toBe('PK');
});

test('paper shows the questions with a line for notes, and nothing of the frame', async ({ page }) => {
  await page.goto(PAGE);
  await page.emulateMedia({ media: 'print' });
  for (const hidden of [
    page.getByRole('link', { name: say('skipToContent') }),
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('link', { name: words.table }),
  ])
    await expect(hidden).toBeHidden();
  const line = await page
    .locator('div:has(> label > [type=checkbox])')
    .nth(20)
    .evaluate((question) => getComputedStyle(question, '::after').blockSize);
  expect(Number.parseFloat(line)).toBeGreaterThanOrEqual(44);
});
