import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill } from '../../common/wording.ts';
import { getClaims } from '../../site/content.ts';
import { formWords, pageOf } from '../support/content.ts';
import { changedLines, expect, inPanel, openPage, panelOf, press, saved, test, words } from '../support/edit/test.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });

const claims = getClaims();
const about = pageOf('about-us');
const tagline = about.tagline ?? '';

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

test('a file that changed underneath is shown next to the words that were typed @full', async ({ page, editing }) => {
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

test('a stranger neither reads nor writes, and a window reads only what a page needs @full', async ({
  page,
  request,
  editing: { site, origin },
}) => {
  mkdirSync(join(site.folder, 'data'), { recursive: true });
  writeFileSync(join(site.folder, 'data/enquiries.db'), 'private');
  const data = { file: 'content/site.yaml', changes: [{ kind: 'set', path: ['name'], value: 'X' }] };
  for (const path of ['/', '/__edit/panel.js', '/@vite/client', '/data/enquiries.db'])
    expect((await request.get(`${origin}${path}`)).status()).toBe(403);
  const headers = { Origin: origin };
  expect((await request.post(`${origin}/__edit/change`, { data, headers })).status()).toBe(403);
  await openPage(page, origin, '/about-us');
  expect((await page.request.get(`${origin}/about-us`)).status()).toBe(200);
  for (const path of ['/data/enquiries.db', `/@fs${site.folder}/data/enquiries.db`, '/.edit/key', '/package.json?raw'])
    expect((await page.request.get(`${origin}${path}`)).status()).toBe(403);
  const strange: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { ...headers, Host: 'evil.example' },
    {},
  ];
  for (const headers of strange)
    expect((await page.request.post(`${origin}/__edit/change`, { data, headers })).status()).toBe(403);
  const socket = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { host } = location;
        const other = new WebSocket(`ws://${host.replace('127.0.0.1', 'localhost')}/?token=x`, 'vite-hmr');
        other.onopen = () => resolve('open');
        other.onerror = () => resolve('refused');
      }),
  );
  expect(socket).toBe('refused');
  expect(changedLines(site)).toEqual([]);
});
