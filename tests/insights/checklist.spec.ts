import readExcelFile from 'read-excel-file/node';
import { count, fill } from '../../common/wording.ts';
import { savedBy } from '../support/browser/insights.ts';
import { expect, test } from '../support/browser/test.ts';
import { say } from '../support/content.ts';
import { checklist } from '../support/insights.ts';

/** /insights/partner-checklist: filled in on a phone, compared, printed, saved. */

const PAGE = '/insights/partner-checklist';
const { words, groups } = checklist;
const questions = groups.flatMap((group) => group.questions.map(({ ask }) => ask));
const [firstQuestion = '', lastQuestion = ''] = [questions[0], questions.at(-1)];
/** Every text of the sheet, as a spreadsheet program reads it. */
const sheetText = async (bytes: Buffer): Promise<string> => {
  const sheets = await readExcelFile(bytes);
  return sheets.flatMap(({ data }) => data.flat()).join('\n');
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('it is filled in for two partners, is there after a reload, and opens as a spreadsheet', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('checkbox', { name: firstQuestion, exact: true }).check();
    await page.getByRole('textbox', { name: words.note }).first().fill('Three profiles & a veto');
    await page.getByRole('button', { name: words.add }).click();
    await page.getByRole('textbox', { name: fill(words.name, { n: 2 }) }).fill('Harbour Consulting');
    await page.getByRole('checkbox', { name: 'Harbour Consulting' }).nth(3).check();
    await expect(
      page.getByText(`Harbour Consulting: ${fill(words.asked, { n: 1, total: questions.length })}`),
    ).toBeVisible();
    await page.reload();
    await expect(
      page.getByText(`${fill(words.partner, { n: 1 })}: ${fill(words.asked, { n: 1, total: questions.length })}`),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: words.note }).first()).toHaveValue('Three profiles & a veto');
    const { name, bytes } = await savedBy(page, () => page.getByRole('link', { name: words.table }).click());
    expect(name).toBe('partner-checklist.xlsx');
    const text = await sheetText(bytes);
    for (const part of ['Harbour Consulting', 'Three profiles & a veto', words.true, lastQuestion])
      expect(text).toContain(part);
  });
});

test('the empty list is a spreadsheet and a PDF with all forty questions', async ({ page, request }) => {
  await page.goto(PAGE);
  const asked = await page.locator('label[id^=q]').allInnerTexts();
  expect(asked).toHaveLength(40);
  const { bytes } = await savedBy(page, () => page.getByRole('link', { name: words.table }).click());
  const text = await sheetText(bytes);
  for (const question of asked) expect(text).toContain(question);
  const sheet = await request.get('/downloads/partner-checklist.xlsx');
  expect(sheet.headers()['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const pdf = await request.get('/downloads/partner-checklist.pdf');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('clearing asks first', async ({ page }) => {
  await page.goto(PAGE);
  const first = page.getByRole('checkbox').first();
  await first.check();
  await page.getByRole('button', { name: words.clear }).click();
  await expect(page.getByRole('alert')).toContainText(count(1, words.sure));
  await page.getByRole('button', { name: words.no, exact: true }).click();
  await expect(first).toBeChecked();
  await page.getByRole('button', { name: words.clear }).click();
  await page.getByRole('button', { name: words.yes, exact: true }).click();
  await expect(first).not.toBeChecked();
});

test('paper shows the questions with a line for notes, and nothing of the frame', async ({ page }) => {
  await page.goto(PAGE);
  const first = page.getByRole('checkbox').first();
  await first.check();
  await page.emulateMedia({ media: 'print' });
  // Paper has no grounds: what is ticked must be told by its line alone.
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(page.locator('[data-cell] svg').first()).toHaveCSS('color', ink);
  await expect(page.getByRole('link', { name: say('skipToContent') })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: words.pdf })).toBeHidden();
  const note = page.locator('textarea').nth(20);
  await expect(note).toBeVisible();
  expect((await note.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('questions can be ticked and both files taken away; nothing promises more', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('checkbox', { name: lastQuestion, exact: true }).check();
    await expect(page.getByRole('textbox', { name: words.note })).toBeVisible();
    await expect(page.getByRole('link', { name: words.pdf })).toBeVisible();
    await expect(page.getByRole('button', { name: words.print })).toBeHidden();
    await expect(page.getByRole('button', { name: words.add })).toBeHidden();
    await page.getByRole('link', { name: words.clear }).click();
    await expect(page.getByRole('checkbox', { name: lastQuestion, exact: true })).not.toBeChecked();
  });
});
