import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill } from '../../common/wording.ts';
import { pageOf } from '../support/content.ts';
import { bareCopy, cloneOf } from '../support/edit/copy-site.ts';
import {
  changedLines,
  expect,
  inPanel,
  openPage,
  panelOf,
  press,
  readyToPublish,
  saved,
  test,
  words,
} from '../support/edit/test.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });

const about = pageOf('about-us');

test('a title that is too long is shown, counted and refused, and publishing waits for it', async ({
  page,
  editing,
}) => {
  await openPage(page, editing.origin, '/about-us');
  const control = await press(page, page.getByRole('heading', { level: 1 }));
  await control.fill('x'.repeat(95));
  await expect(panelOf(page).getByRole('alert')).toContainText('too long');
  await expect(panelOf(page)).toContainText(fill(words.count, { n: 95, max: 90 }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('x'.repeat(95));
  await saved(page, fill(words.problemOne, { n: 1 }));
  expect(changedLines(editing.site)).toEqual([]);
  await control.fill(about.title);
  await saved(page, words.noChanges);
  await control.fill('x'.repeat(95));
  await saved(page, fill(words.problemOne, { n: 1 }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.publish }).click();
  await expect(inPanel(page, words.publish)).toBeDisabled();
  await panelOf(page)
    .getByRole('button', { name: /, title / })
    .click();
  await control.fill(about.title);
  await saved(page, words.noChanges);
});

test('items move, are duplicated and removed, and one step brings them back', async ({ page, editing }) => {
  await openPage(page, editing.origin, '/about-us');
  await press(page, page.getByText('Integrity', { exact: true }));
  await inPanel(page, words.changeList).first().click();
  const items = panelOf(page).getByRole('listitem');
  await expect(items).toHaveCount(4);
  await inPanel(page, fill(words.moveUp, { name: 'Integrity' })).click();
  await expect(items.first()).toContainText('Integrity');
  await expect(panelOf(page)).toContainText(fill(words.movedTo, { name: 'Integrity', n: 1, count: 4 }));
  await expect(inPanel(page, fill(words.moveDown, { name: 'Integrity' }))).toBeFocused();
  const values = about.sections.find((section) => section.kind === 'values')?.items.slice(0, 2) ?? [];
  const parts = values.flatMap(({ title, text }) => [title, text.slice(0, 20)]);
  expect(changedLines(editing.site).every((line) => parts.some((part) => line.includes(part)))).toBe(true);
  await inPanel(page, fill(words.duplicate, { name: 'Agile' })).click();
  await expect(items).toHaveCount(5);
  await inPanel(page, fill(words.remove, { name: 'Compliant' })).click();
  await expect(items).toHaveCount(4);
  await expect(items.locator(':focus')).toHaveCount(1);
  await page.getByRole('button', { name: words.undo, exact: true }).click();
  await expect(items).toHaveCount(5);
  await expect(page.getByRole('heading', { name: 'Agile' })).toHaveCount(2);
});

test('steps go back word by word, in the open panel too, are done again, and typing goes on from there @full', async ({
  page,
  editing,
}) => {
  await openPage(page, editing.origin, '/about-us');
  const heading = page.getByRole('heading', { level: 1 });
  const control = await press(page, heading);
  const undo = page.getByRole('button', { name: words.undo, exact: true });
  for (const text of ['About DHR', 'About DHR today']) {
    await control.fill(text);
    await expect.poll(() => changedLines(editing.site)[1]).toContain(`title: ${text}`);
  }
  for (const text of ['About DHR', about.title]) {
    await undo.click();
    await expect(control).toHaveValue(text);
    await expect(heading).toHaveText(text);
  }
  await page.getByRole('button', { name: words.redo }).click();
  await expect(control).toHaveValue('About DHR');
  await control.fill('About our people');
  await saved(page);
  await expect(heading).toHaveText('About our people');
  await expect(panelOf(page).getByRole('alert')).toHaveCount(0);
});

/** A repository for publishing; the build itself takes a minute, and is proven in publishing.spec.ts. */
const world = test.extend<{ bare: string }>({
  bare: async ({ editing: { site } }, use) => {
    const first = site.git('rev-parse', 'HEAD').trim();
    const bare = bareCopy(site);
    writeFileSync(join(site.folder, 'commands/build.ts'), 'export {};\n');
    await use(bare);
    site.git('reset', '--quiet', '--hard', first);
    site.git('remote', 'remove', 'origin');
  },
});

world('a change is shown in words and published as a commit', async ({ page, bare, editing: { origin } }) => {
  const sheet = await readyToPublish(page, origin, 'About DHR');
  await expect(sheet).toContainText('About DHR, title');
  await expect(sheet.locator('del')).toHaveText('Us');
  await expect(sheet.locator('ins')).toHaveText('DHR');
  await sheet.getByLabel(words.note).fill('A shorter heading');
  await inPanel(page, words.publish).click();
  await expect(sheet.getByRole('heading', { name: words.sent, exact: true })).toBeVisible();
  await saved(page, words.noChanges);
  const log = execFileSync('git', ['log', '-1', '--format=%an: %s', 'main'], { cwd: bare, encoding: 'utf8' });
  expect(log.trim()).toBe('Priya Menon: A shorter heading');
});

world(
  'two editors of one text get a choice in words, and one who closed the sheet still learns of a failure @full',
  async ({ page, bare, editing: { site, origin } }) => {
    const file = 'content/pages/about-us.yaml';
    const colleague = cloneOf(bare);
    const theirs = colleague.read(file).replace(/^title: .*$/m, 'title: About the firm');
    writeFileSync(join(colleague.folder, file), theirs);
    colleague.git('commit', '--quiet', '--all', '-m', 'About the firm');
    colleague.git('push', '--quiet');
    colleague.remove();
    const sheet = await readyToPublish(page, origin, 'About our people');
    await inPanel(page, words.publish).click();
    await expect(sheet).toContainText(fill(words.theyChanged, { who: 'Sara Khalil' }).split('{when}')[0] ?? '');
    await expect(sheet).toContainText('About the firm');
    await inPanel(page, words.useMine).click();
    await inPanel(page, words.publish).click();
    await expect(sheet.getByRole('heading', { name: words.sent, exact: true })).toBeVisible();
    const now = execFileSync('git', ['show', `main:${file}`], { cwd: bare, encoding: 'utf8' });
    expect(now).toContain('title: About our people');

    site.git('remote', 'set-url', 'origin', '/nowhere');
    await readyToPublish(page, origin, 'About DHR');
    await inPanel(page, words.publish).click();
    await page.keyboard.press('Escape');
    await saved(page, words.notPublished);
    await page.getByRole('button', { name: words.publish }).click();
    await expect(panelOf(page).getByRole('alert')).toContainText(words.publishOffline);
    await page.keyboard.press('Escape');
    await saved(page);
  },
);
