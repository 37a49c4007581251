import readExcelFile from 'read-excel-file/node';
import { savedBy } from '../../testing/browser/insights.ts';
import { expect, test } from '../../testing/browser/test.ts';

/** /insights/partner-checklist: filled in on a phone, compared, printed, saved. */

const PAGE = '/insights/partner-checklist';
/** Every text of the sheet, as a spreadsheet program reads it. */
const sheetText = async (bytes: Buffer): Promise<string> => {
  const sheets = await readExcelFile(bytes);
  return sheets.flatMap(({ data }) => data.flat()).join('\n');
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('it is filled in for two partners, is there after a reload, and opens as a spreadsheet', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('checkbox', { name: 'Who, by name, will do the work?' }).check();
    await page.getByRole('textbox', { name: 'Note' }).first().fill('Three profiles & a veto');
    await page.getByRole('button', { name: 'Compare another partner' }).click();
    await page.getByRole('textbox', { name: 'Name of partner 2' }).fill('Harbour Consulting');
    await page.getByRole('checkbox', { name: 'Harbour Consulting' }).nth(3).check();
    await expect(page.getByText('Harbour Consulting: 1 of 40')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Partner 1: 1 of 40')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Note' }).first()).toHaveValue('Three profiles & a veto');
    const { name, bytes } = await savedBy(page, () => page.getByRole('link', { name: 'Save as table' }).click());
    expect(name).toBe('partner-checklist.xlsx');
    const text = await sheetText(bytes);
    for (const words of [
      'Harbour Consulting',
      'Three profiles & a veto',
      'Yes',
      'Who owns the configuration documents and the code?',
    ])
      expect(text).toContain(words);
  });
});

test('the empty list is a spreadsheet and a PDF with all forty questions', async ({ page, request }) => {
  await page.goto(PAGE);
  const asked = await page.locator('label[id^=q]').allInnerTexts();
  expect(asked).toHaveLength(40);
  const { bytes } = await savedBy(page, () => page.getByRole('link', { name: 'Save as table' }).click());
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
  await page.getByRole('button', { name: 'Clear all ticks' }).click();
  await expect(page.getByRole('alert')).toContainText('Remove 1 tick and all notes?');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(first).toBeChecked();
  await page.getByRole('button', { name: 'Clear all ticks' }).click();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
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
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Save as PDF' })).toBeHidden();
  const note = page.locator('textarea').nth(20);
  await expect(note).toBeVisible();
  expect((await note.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('questions can be ticked and both files taken away; nothing promises more', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('checkbox', { name: 'What is not included?' }).check();
    await expect(page.getByRole('textbox', { name: 'Note' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Save as PDF' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print the list' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Compare another partner' })).toBeHidden();
    await page.getByRole('link', { name: 'Clear all ticks' }).click();
    await expect(page.getByRole('checkbox', { name: 'What is not included?' })).not.toBeChecked();
  });
});
