import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fill } from '../../common/wording.ts';
import { getClaims } from '../../site/content.ts';
import { formWords, pageOf } from '../support/content.ts';
import { changedLines, expect, inPanel, openPage, panelOf, press, saved, test, words } from '../support/edit/test.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });

const claims = getClaims();
const about = pageOf('about-us');
const tagline = about.tagline ?? '';
/** A text of About Us that names a claim: its words up to there, and the claim. */
const [, beginning = '', claim = ''] =
  /^ +(?:text: )?['"]?([^'"\n{]{4,})\{\{(\w+)\}\}/m.exec(readFileSync('content/pages/about-us.yaml', 'utf8')) ?? [];
const claiming = (page: Page) => page.locator('main p').filter({ hasText: `${beginning}${claims[claim]?.shown}` });

test('the words of the enquiry form are pressed like any other @full', async ({ page, editing }) => {
  const { label } = formWords.fields.company;
  await openPage(page, editing.origin, '/contact-us');
  const control = await press(page, page.locator('main form label').filter({ hasText: label }));
  await expect(control).toHaveValue(label);
  await control.fill('Your company');
  await expect(page.locator('main form label').filter({ hasText: 'Your company' })).toBeVisible();
  await saved(page);
  expect(changedLines(editing.site)).toHaveLength(2);
});

test('a figure says where it is used, and changes everywhere @full', async ({ page, editing }) => {
  await openPage(page, editing.origin, '/');
  await press(page, page.getByText(claims['recruiters']?.shown ?? '', { exact: true }).first());
  await expect(panelOf(page)).toContainText(words.severalPlaces.split('{n}')[0] ?? '', { timeout: 150_000 });
  await panelOf(page).getByLabel('Figure').fill('35+');
  await saved(page);
  await openPage(page, editing.origin, '/about-us');
  await expect(page.getByText('35+', { exact: true })).toBeVisible();
});

test('a text that names a figure leads to it @full', async ({ page, editing }) => {
  await openPage(page, editing.origin, '/about-us');
  await press(page, claiming(page).first());
  await inPanel(page, words.openThere).first().click();
  await expect(panelOf(page).getByLabel('Figure')).toHaveValue(claims[claim]?.shown ?? '');
});

test('a dead link is refused in words @full', async ({ page, editing }) => {
  await openPage(page, editing.origin, '/about-us');
  const control = await press(page, claiming(page).first());
  await control.fill('See [our support](/servces/payroll-support).');
  await expect(panelOf(page)).toContainText('/servces/payroll-support');
  expect(changedLines(editing.site)).toEqual([]);
  await inPanel(page, words.undoThis).click();
  await saved(page, words.noChanges);
});

test('an editor without a mouse walks from text to text @full', async ({ page, editing }) => {
  await openPage(page, editing.origin, '/about-us');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByRole('textbox')).toHaveValue(tagline);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page.getByText(tagline)).toBeFocused();
});

test('a step back shows in the open panel, and typing goes on from there @full', async ({ page, editing }) => {
  await openPage(page, editing.origin, '/about-us');
  const heading = page.getByRole('heading', { level: 1 });
  const control = await press(page, heading);
  await control.fill('About DHR');
  await saved(page);
  await page.getByRole('button', { name: words.undo, exact: true }).click();
  await expect(control).toHaveValue(about.title);
  await control.fill('About our people');
  await saved(page);
  await expect(heading).toHaveText('About our people');
  await expect(panelOf(page).getByRole('alert')).toHaveCount(0);
});

test('a text of one line is corrected again and again, with line breaks and with nothing in between @full', async ({
  page,
  editing,
}) => {
  await openPage(page, editing.origin, '/about-us');
  const control = await press(page, page.getByText(tagline, { exact: true }));
  await control.fill('One:\n"two" # {three} 😀');
  await saved(page);
  await control.fill('');
  await expect.poll(() => changedLines(editing.site)).not.toContainEqual(expect.stringContaining('two'));
  for (const text of ['نظام الرواتب\n', 'Done – at last']) {
    await control.fill(text);
    await expect.poll(() => changedLines(editing.site).join('\n')).toContain(text.trim());
  }
  await expect(panelOf(page).getByRole('alert')).toHaveCount(0);
});

test('what was typed is found again after the panel was closed over a change from elsewhere @full', async ({
  page,
  context,
  editing,
}) => {
  const other = await context.newPage();
  for (const one of [page, other]) await openPage(one, editing.origin, '/about-us');
  const mine = await press(page, page.getByRole('heading', { level: 1 }));
  await (await press(other, other.getByRole('heading', { level: 1 }))).fill('About them');
  await saved(other);
  await mine.fill('About me');
  await page.keyboard.press('Escape');
  await saved(page, fill(words.problemOne, { n: 1 }));
  await page.getByRole('button', { name: words.publish }).click();
  await inPanel(page, fill(words.needsChange, { name: '' }).trim(), false).click();
  await expect(panelOf(page).getByRole('textbox').first()).toHaveValue('About me');
  await inPanel(page, words.undoThis).click();
  await saved(page);
  expect(editing.site.read('content/pages/about-us.yaml')).toContain('title: About them');
});

test('a file that changed underneath is shown beside the own words @full', async ({ page, editing }) => {
  const file = join(editing.site.folder, 'content/pages/about-us.yaml');
  const before = editing.site.read('content/pages/about-us.yaml');
  await openPage(page, editing.origin, '/about-us');
  const control = await press(page, page.getByRole('heading', { level: 1 }));
  writeFileSync(file, before.replace(/^title: .*$/m, 'title: About the firm'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the firm');
  await control.fill('About our people');
  await expect(panelOf(page)).toContainText('About the firm');
  await inPanel(page, words.useMine).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About our people');
  expect(editing.site.read('content/pages/about-us.yaml')).toContain('title: About our people');
});

test('a broken file hurts its own page alone, which comes by itself when it is repaired @full', async ({
  page,
  context,
  editing,
}) => {
  const broken = 'content/pages/trust.yaml';
  const before = editing.site.read(broken);
  await openPage(page, editing.origin, '/about-us');
  writeFileSync(join(editing.site.folder, broken), before.replace(/^title:/m, 'titel:'));
  const other = await context.newPage();
  await expect(async () => {
    expect((await other.goto(`${editing.origin}/trust`))?.status()).toBe(500);
  }).toPass();
  await expect(other.getByText(`${broken}:1`).first()).toBeVisible();
  // The server tells every open page of the fault.
  await page.locator('vite-error-overlay').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: words.settings }).click();
  await expect(panelOf(page)).toBeVisible();
  writeFileSync(join(editing.site.folder, broken), before);
  await expect(other.getByRole('button', { name: words.settings })).toBeVisible();
});

test('what was typed while the words before were still being saved survives a closed window @full', async ({
  page,
  editing,
}) => {
  await openPage(page, editing.origin, '/about-us');
  const control = await press(page, page.getByRole('heading', { level: 1 }));
  // The page that follows the first save never comes.
  await page.route('**/about-us', () => undefined);
  const first = page.waitForResponse('**/__edit/change');
  await control.fill('About DHR');
  await first;
  await control.fill('About our people');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => editing.site.read('content/pages/about-us.yaml')).toContain('title: About our people');
});

test('a stranger cannot write @full', async ({ request, editing }) => {
  const change = { file: 'content/site.yaml', changes: [{ kind: 'set', path: ['name'], value: 'X' }] };
  const send = (headers: Record<string, string>) =>
    request.post(`${editing.origin}/__edit/change`, { data: change, headers });
  expect((await send({ Origin: 'https://evil.example' })).status()).toBe(403);
  expect((await send({ Origin: editing.origin, Host: 'evil.example' })).status()).toBe(403);
  expect((await send({})).status()).toBe(403);
  expect(changedLines(editing.site)).toEqual([]);
});
