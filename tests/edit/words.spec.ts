import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill } from '../../common/wording.ts';
import { getClaims } from '../../site/content/get-content.ts';
import { formWords, pageOf } from '../support/content.ts';
import { changedLines, expect, inPanel, openPage, panelOf, press, saved, test, words } from '../support/edit/test.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });

const ABOUT = 'content/pages/about-us.yaml';
const tagline = pageOf('about-us').tagline ?? '';

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

test('the words of a mail are pressed on the page of mails @full', async ({ page, editing }) => {
  await openPage(page, editing.origin, '/contact-us');
  await page.goto(`${editing.origin}/mails`);
  await press(page, page.getByText('Your message has arrived.'));
  await panelOf(page).getByRole('textbox').fill('Thank you.\n\nWe shall answer soon.');
  await expect(page.locator('main')).toContainText('We shall answer soon.');
  await saved(page);
  expect(editing.site.read('content/enquiry-mails.json')).toContain('Thank you.\\n\\nWe shall answer soon.');
});

test('a figure says where it is used, and changes everywhere @full', async ({ page, editing }) => {
  await openPage(page, editing.origin, '/');
  await press(page, page.getByText(getClaims()['recruiters']?.shown ?? '', { exact: true }).first());
  await expect(panelOf(page)).toContainText(words.severalPlaces.split('{n}')[0] ?? '');
  await panelOf(page).getByLabel('Figure').fill('35+');
  await saved(page);
  await openPage(page, editing.origin, '/about-us');
  await expect(page.getByText('35+', { exact: true })).toBeVisible();
});

test('without a mouse, and one line corrected again and again with nothing in between @full', async ({
  page,
  editing,
}) => {
  await openPage(page, editing.origin, '/about-us');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const control = panelOf(page).getByRole('textbox');
  await expect(control).toHaveValue(tagline);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page.getByText(tagline)).toBeFocused();
  await page.keyboard.press('Enter');
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

test('words that were changed elsewhere are shown next to those that were typed, and neither are lost @full', async ({
  page,
  editing,
}) => {
  const before = editing.site.read(ABOUT);
  const heading = page.getByRole('heading', { level: 1 });
  const change = async (title: string) => {
    writeFileSync(join(editing.site.folder, ABOUT), before.replace(/^title: .*$/m, `title: ${title}`));
    await expect(heading).toHaveText(title);
  };
  await page.setViewportSize({ width: 1280, height: 420 });
  await openPage(page, editing.origin, '/about-us');
  const control = await press(page, heading);
  await change('About the firm');
  await control.fill('About our people');
  await expect(panelOf(page)).toContainText('About the firm');
  for (const name of [words.useMine, words.useTheirs]) await expect(inPanel(page, name)).toBeInViewport({ ratio: 1 });
  await inPanel(page, words.useMine).click();
  await expect(heading).toHaveText('About our people');
  expect(editing.site.read(ABOUT)).toContain('title: About our people');

  await change('About them');
  await control.fill('About me');
  await page.keyboard.press('Escape');
  await saved(page, fill(words.problemOne, { n: 1 }));
  await page.getByRole('button', { name: words.publish }).click();
  await panelOf(page)
    .getByRole('button', { name: /, title / })
    .click();
  await expect(panelOf(page).getByRole('textbox').first()).toHaveValue('About me');
  await inPanel(page, words.undoThis).click();
  await saved(page);
  expect(editing.site.read(ABOUT)).toContain('title: About them');
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
  await expect.poll(() => editing.site.read(ABOUT)).toContain('title: About our people');
});

test('words that could not be saved are kept when the panel and the window are closed, and saved later @full', async ({
  page,
  context,
  editing,
}) => {
  await openPage(page, editing.origin, '/about-us');
  const control = await press(page, page.getByText(tagline));
  await context.route(/__edit\/(?:change|state)/, (route) => route.abort());
  await control.fill('Kept through a stop.');
  await expect(panelOf(page)).toContainText(words.notSaved);
  await inPanel(page, words.done).click();
  await page.close();
  expect(editing.site.read(ABOUT)).toContain(tagline);
  await context.unroute(/__edit\/(?:change|state)/);
  const again = await context.newPage();
  await openPage(again, editing.origin, '/about-us');
  await saved(again);
  await expect(again.locator('main')).toContainText('Kept through a stop.');
  expect(editing.site.read(ABOUT)).toContain('Kept through a stop.');
});

test('a panel that fails says so, and what was typed in the one before is kept @full', async ({ page, editing }) => {
  await openPage(page, editing.origin, '/about-us');
  const control = await press(page, page.getByRole('heading', { level: 1 }));
  await page.route('**/__edit/open', (route) => route.fulfill({ json: {} }));
  await control.fill('About DHR');
  await page.getByText(tagline).click();
  await expect(panelOf(page)).toContainText(words.panelFailedHelp);
  await saved(page);
  expect(editing.site.read(ABOUT)).toContain('title: About DHR');
});

test('a stranger neither reads nor writes; a broken file is named in place of the pages until it is repaired @full', async ({
  page,
  request,
  editing: { site, origin },
}) => {
  mkdirSync(join(site.folder, 'data'), { recursive: true });
  writeFileSync(join(site.folder, 'data/enquiries.db'), 'private');
  const data = { file: 'content/site.yaml', change: { kind: 'set', path: ['name'], value: 'X' } };
  const headers = { Origin: origin };
  for (const path of ['/', '/__edit/panel.js', '/@vite/client'])
    expect((await request.get(`${origin}${path}`)).status()).toBe(403);
  expect((await request.post(`${origin}/__edit/change`, { data, headers })).status()).toBe(403);
  await openPage(page, origin, '/about-us');
  expect((await page.request.get(`${origin}/data/enquiries.db`)).status()).toBe(403);
  expect((await page.request.post(`${origin}/__edit/change`, { data })).status()).toBe(403);
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

  const before = site.read(ABOUT);
  const ask = async () => (await page.request.get(`${origin}/trust`, { headers: { accept: 'text/html' } })).text();
  writeFileSync(join(site.folder, ABOUT), before.replace(/^title:/m, 'titel:'));
  await expect.poll(ask).toContain(`${ABOUT}:`);
  writeFileSync(join(site.folder, ABOUT), before);
  await expect.poll(ask).toContain('/__edit/panel.js');
});
