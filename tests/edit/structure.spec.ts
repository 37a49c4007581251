import type { Page } from '@playwright/test';
import { fill } from '../../common/wording.ts';
import { serviceOf } from '../support/content.ts';
import { changedLines, expect, inPanel, openPage, panelOf, press, saved, test, words } from '../support/edit/test.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC';
const PICTURE = { mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') };

async function beginNew(page: Page, kind: string, title: string): Promise<void> {
  await page.locator('dhr-edit button[aria-expanded]').first().click();
  await panelOf(page).getByText(words.newPage, { exact: true }).click();
  await panelOf(page).getByLabel(words.newKind).selectOption(kind);
  await panelOf(page).getByLabel(words.newTitle).fill(title);
}

function headingOf(section: object | undefined): string {
  return section && 'heading' in section ? String(section.heading) : '';
}

test('a new section comes from its picture, and is not published until it is written @full', async ({
  page,
  editing,
}) => {
  await openPage(page, editing.origin, '/about-us');
  await page.getByRole('button', { name: words.sections }).click();
  await inPanel(page, fill(words.addTo, { name: '' }).trim(), false).click();
  await panelOf(page)
    .getByRole('button', { name: /questions/i })
    .click();
  await panelOf(page).getByLabel('Heading').fill('What else people ask');
  await expect(page.getByRole('heading', { name: 'What else people ask' })).toBeVisible();
  await saved(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.publish }).click();
  await inPanel(page, words.publish).click();
  const refusal = panelOf(page).getByRole('alert');
  await expect(refusal).toContainText(words.notPublished);
  await refusal.getByRole('button').first().click();
  await expect(panelOf(page).getByRole('textbox').first()).toHaveValue(words.newLine);
});

test('a question is added under its name, and a section moves up the page @full', async ({ page, editing }) => {
  const { sections = [] } = serviceOf('health-check');
  const [before, moving] = sections.filter((section) => section.kind !== 'intro');
  const questions = sections.find((section) => section.kind === 'questions');
  await openPage(page, editing.origin, '/services/health-check');
  await press(page, page.getByText(questions?.items[0]?.question ?? '', { exact: true }));
  await inPanel(page, words.changeList).first().click();
  await inPanel(page, fill(words.addTo, { name: 'questions' })).click();
  await panelOf(page).getByLabel('Question').fill('Who sees the report?');
  await panelOf(page).getByLabel('Answer').fill('You alone.');
  await expect(page.locator('summary', { hasText: 'Who sees the report?' })).toBeVisible();
  await saved(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.sections }).click();
  await inPanel(page, fill(words.moveUp, { name: headingOf(moving) })).click();
  const headings = page.locator('main h2');
  await expect(headings.first()).toHaveText(headingOf(moving));
  await expect(headings.nth(1)).toHaveText(headingOf(before));
  expect(changedLines(editing.site).some((line) => line.includes('Who sees the report?'))).toBe(true);
});

test('a person gets a photograph, which the page shows @full', async ({ page, editing }) => {
  await openPage(page, editing.origin, '/about-us');
  await beginNew(page, 'person', 'Leila Haddad');
  await panelOf(page).getByLabel(words.newAgreed).fill('2026-11-02');
  await inPanel(page, words.begin).click();
  await press(page, page.getByRole('heading', { name: 'Leila Haddad' }));
  await inPanel(page, words.showAll).click();
  await panelOf(page)
    .getByLabel('Photograph')
    .setInputFiles({ ...PICTURE, name: 'Leila.png' });
  await expect(page.locator('#leila-haddad img')).toHaveJSProperty('naturalWidth', 10);
  expect(editing.site.read('content/people/leila-haddad.md')).toContain('photograph: ./leila.webp');
});

test('an article begins as a draft and gets a table and a picture that says what it shows @full', async ({
  page,
  editing,
}) => {
  await openPage(page, editing.origin, '/');
  await beginNew(page, 'blog', 'Payroll in the Gulf');
  await inPanel(page, words.begin).click();
  await page.waitForURL(/blogs\/payroll-in-the-gulf/);
  await expect(page.getByRole('button', { name: words.settings })).toBeVisible({ timeout: 60_000 });
  const control = await press(page, page.getByText('Begin with the answer'));
  await control.fill('Pay comes first.');
  await control.press('Enter');
  await inPanel(page, words.table).click();
  await page.keyboard.type('First row');
  await expect(page.locator('main').getByRole('columnheader', { name: 'First row' })).toBeVisible();
  await inPanel(page, words.picture).click();
  const chooser = panelOf(page).getByLabel(words.choosePicture);
  await expect(chooser).toBeDisabled();
  await panelOf(page).getByLabel(words.alt).fill('A small square');
  await chooser.setInputFiles({ ...PICTURE, name: 'My square.png' });
  const file = 'content/blog/payroll-in-the-gulf.md';
  await expect.poll(() => editing.site.read(file)).toContain('![A small square](./my-square.webp)');
  expect(editing.site.git('status', '--porcelain', '--', 'content/blog')).toContain('my-square.webp');
  const article = editing.site.read(file);
  expect(article).toContain('draft: true');
  expect(article).toMatch(/\| First row \|.*!\[A small square\]/s);
});

test('a service moves, is copied, and the copy leaves again; words are replaced everywhere @full', async ({
  page,
  editing,
}) => {
  const act = async (name: string, field?: string, words?: string) => {
    await page.getByRole('button', { name: 'Page settings' }).click();
    await panelOf(page).locator('summary', { hasText: name }).click();
    if (field && words) await panelOf(page).getByLabel(field).last().fill(words);
    await inPanel(page, name).click();
  };
  await openPage(page, editing.origin, '/services/training');
  await act('Change the address', 'The last part of its address', 'Courses by role');
  await expect(page).toHaveURL(/\/services\/courses-by-role$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Training/);
  expect(editing.site.read('content/routes.yaml')).toContain('from: /services/training');

  await act('Copy', 'Title or name', 'Coaching');
  await expect(page).toHaveURL(/\/services\/coaching$/);
  await act('Take off the site');
  await expect(page).not.toHaveURL(/coaching/);

  await page.locator('dhr-edit button[aria-expanded]').first().click();
  await panelOf(page).getByLabel('Find a page or a text').fill('shortly before');
  await panelOf(page).locator('summary', { hasText: 'Replace everywhere' }).click();
  await panelOf(page).getByLabel('Write this in place of').fill('right before');
  const places = panelOf(page).getByRole('checkbox');
  await places.first().uncheck();
  const count = await places.count();
  await inPanel(page, `Replace in ${count - 1} texts`).click();
  await expect(places).toHaveCount(1);
  expect(changedLines(editing.site)).toContainEqual(expect.stringContaining('right before'));
});

test('one yes of the owner settles all of its places, and a question is put off @full', async ({ page, editing }) => {
  await openPage(page, editing.origin, '/about-us');
  await page.locator('dhr-edit button[aria-expanded]').first().click();
  await inPanel(page, 'What only you know').click();
  const questions = panelOf(page).locator('details');
  const first = questions.first();
  await first.locator('summary').click();
  await first.getByLabel('Ask again on').fill('2099-01-31');
  await first.getByRole('button', { name: 'Keep for later' }).click();
  await expect(questions.last().getByLabel('Ask again on')).toHaveValue('2099-01-31');
  expect(editing.site.read('content/owner-questions.yaml')).toMatch(/putOffUntil: '?2099-01-31/);

  const count = await questions.count();
  const rules = questions.filter({ hasText: 'payroll advisor and of the self-assessment' });
  await rules.locator('summary').click();
  await rules.getByRole('button', { name: /^Yes, this is right/ }).click();
  await expect(questions).toHaveCount(count - 1);
});
