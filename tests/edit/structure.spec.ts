import { changedLines, expect, openPage, panelOf, press, saved, test } from '../../testing/edit/test.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
);

test('items move, are duplicated and removed, and one step brings them back', async ({ page, editing }) => {
  await openPage(page, editing.origin, '/about-us');
  await press(page, page.getByText('Integrity', { exact: true }));
  await panelOf(page).getByRole('button', { name: 'Change the list' }).first().click();
  const items = panelOf(page).getByRole('listitem');
  await expect(items).toHaveCount(4);
  await panelOf(page).getByRole('button', { name: 'Move Integrity up' }).click();
  await expect(items.first()).toContainText('Integrity');
  await expect(panelOf(page)).toContainText('Integrity, 1 of 4');
  await expect(panelOf(page).getByRole('button', { name: 'Move Integrity down' })).toBeFocused();
  expect(changedLines(editing.site).every((line) => /Integrity|Agile|We s/.test(line))).toBe(true);
  await panelOf(page).getByRole('button', { name: 'Duplicate Agile' }).click();
  await expect(items).toHaveCount(5);
  await panelOf(page).getByRole('button', { name: 'Remove Compliant' }).click();
  await expect(items).toHaveCount(4);
  await panelOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(items).toHaveCount(5);
  await expect(page.getByRole('heading', { name: 'Agile' })).toHaveCount(2);
});

test('a new section comes from its picture', async ({ page, editing }) => {
  await openPage(page, editing.origin, '/about-us');
  await page.getByRole('button', { name: 'Sections' }).click();
  await panelOf(page)
    .getByRole('button', { name: /^Add to/ })
    .click();
  await panelOf(page)
    .getByRole('button', { name: /questions/i })
    .click();
  await panelOf(page).getByLabel('Heading').fill('What else people ask');
  await expect(page.getByRole('heading', { name: 'What else people ask' })).toBeVisible();
  await saved(page);
});

test('a list keeps its least number of items, and says so', async ({ page, editing }) => {
  await openPage(page, editing.origin, '/');
  await press(page, page.getByRole('heading', { name: 'Training' }).first());
  await panelOf(page).getByRole('button', { name: 'Change the list' }).first().click();
  await panelOf(page).getByRole('button', { name: 'Remove Training' }).click();
  await expect(panelOf(page).getByRole('alert')).toContainText('exactly 6');
  expect(changedLines(editing.site)).toEqual([]);
});

test('an article begins as a draft and gets a table and a picture that says what it shows', async ({
  page,
  editing,
}) => {
  await openPage(page, editing.origin, '/');
  await page.locator('dhr-edit .page').click();
  await panelOf(page).getByLabel('What is it?').selectOption('blog');
  await panelOf(page).getByLabel('Title').fill('Payroll in the Gulf');
  await panelOf(page).getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/blogs\/payroll-in-the-gulf/);
  await expect(page.getByRole('button', { name: 'Page settings' })).toBeVisible({ timeout: 60_000 });
  const control = await press(page, page.getByText('Begin with the answer'));
  await control.fill('Pay comes first.\n\n');
  await control.press('Control+End');
  await panelOf(page).getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('cell', { name: 'First row' })).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Picture', exact: true }).click();
  await panelOf(page).getByRole('button', { name: 'Choose a picture' }).click();
  await expect(panelOf(page).getByRole('alert')).toHaveText(/Say what the picture shows/);
  await panelOf(page).getByLabel('What the picture shows').fill('A small square');
  await control.press('Control+End');
  await panelOf(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'My square.png', mimeType: 'image/png', buffer: PICTURE });
  const file = 'content/blog/payroll-in-the-gulf.md';
  await expect.poll(() => editing.site.read(file)).toContain('![A small square](./my-square.webp)');
  expect(editing.site.git('status', '--porcelain', '--', 'content/blog')).toContain('my-square.webp');
  const article = editing.site.read(file);
  expect(article).toContain('draft: true');
  expect(article).toContain('| First row |');
});

test('a cell of a table in Markdown is pressed and changed', async ({ page, editing }) => {
  await openPage(page, editing.origin, '/blogs/SAP-Payroll-Offerings');
  const control = await press(page, page.getByRole('cell', { name: 'Your team' }).first());
  await control.fill('Your own team');
  await expect(page.getByRole('cell', { name: 'Your own team' })).toBeVisible();
  await saved(page);
  expect(changedLines(editing.site)).toHaveLength(2);
});
