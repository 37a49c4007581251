import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { fill } from '../../common/wording.ts';
import { pageOf } from '../support/content.ts';
import { bareCopy, cloneOf, copySite, type SiteCopy } from '../support/edit/copy-site.ts';
import { startEdit, startSite } from '../support/edit/edit-server.ts';
import { expect, inPanel, openPage, panelOf, readyToPublish, saved, words } from '../support/edit/test.ts';

interface Published {
  site: SiteCopy;
  bare: string;
  edit: string;
  served: string;
}

/** A site that is built, served, edited and pushed to a repository that only stores. */
const test = base.extend<object, { world: Published }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for
    async ({}, use) => {
      const site = copySite();
      const bare = bareCopy(site);
      execFileSync('npm', ['run', 'build'], { cwd: site.folder, stdio: 'ignore' });
      const [server, edit] = [await startSite(site.folder), await startEdit(site.folder)];
      await use({ site, bare, edit: edit.origin, served: server.origin });
      await Promise.all([server.stop(), edit.stop()]);
      site.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
test.describe.configure({ mode: 'serial', timeout: 600_000 });

/** Asks for pages all the time until told to stop, and counts what was not answered as it should be. */
const load = (origin: string) => {
  let isOver = false;
  let [answered, failed] = [0, 0];
  const one = async () => {
    while (!isOver) {
      const answer = await fetch(`${origin}/about-us`).catch(() => undefined);
      const html = answer?.ok ? await answer.text() : '';
      if (html.includes('</html>')) answered += 1;
      else failed += 1;
      // Without a pause the visitors would leave the build no time.
      await setTimeout(25);
    }
  };
  const all = Promise.all([one(), one(), one(), one()]);
  return async () => {
    isOver = true;
    await all;
    return { answered, failed };
  };
};
const servedHeading = async (origin: string): Promise<string> =>
  /<h1[^>]*>(?:<[^>]*>)*([^<]*)/.exec(await (await fetch(`${origin}/about-us`)).text())?.[1]?.trim() ?? '';

test('a word goes from the page to the running server, and no request fails meanwhile @full', async ({
  page,
  world,
}) => {
  const sheet = await readyToPublish(page, world.edit, 'About DHR');
  await sheet.getByLabel(words.note).fill('A shorter heading');
  const end = load(world.served);
  await inPanel(page, words.publish).click();
  await expect(sheet.getByRole('heading', { name: words.published, exact: true })).toBeVisible({ timeout: 500_000 });
  await expect.poll(() => servedHeading(world.served), { timeout: 60_000 }).toBe('About DHR');
  const { answered, failed } = await end();
  expect(failed).toBe(0);
  expect(answered).toBeGreaterThan(10);
});

test('history leads back, and a change is taken back before it is published @full', async ({ page, world }) => {
  await openPage(page, world.edit, '/about-us');
  await page.getByRole('button', { name: words.history }).click();
  await expect(panelOf(page)).toContainText('A shorter heading');
  await expect(panelOf(page)).toContainText('Priya Menon');
  const whole = inPanel(page, words.wholeSite);
  if (await whole.isVisible()) await whole.click();
  await inPanel(page, words.goBack).first().click();
  await expect(panelOf(page)).toContainText(pageOf('about-us').title);
  await inPanel(page, fill(words.revert, { name: '' }).trim(), false).click();
  await saved(page, words.noChanges);
  expect(world.site.git('status', '--porcelain', '--', 'content')).toBe('');
});

test('two editors who changed the same text get a choice in words @full', async ({ page, world }) => {
  const colleague = cloneOf(world.bare);
  const file = join(colleague.folder, 'content/pages/about-us.yaml');
  const theirs = colleague.read('content/pages/about-us.yaml');
  writeFileSync(
    file,
    theirs
      .replace('title: About DHR', 'title: About the firm')
      .replace(/^tagline: .*$/m, 'tagline: Our team is at home in two countries.'),
  );
  colleague.git('commit', '--quiet', '--all', '-m', 'About the firm');
  colleague.git('push', '--quiet');
  const sheet = await readyToPublish(page, world.edit, 'About our people');
  await inPanel(page, words.publish).click();
  await expect(sheet).toContainText(fill(words.theyChanged, { who: 'Sara Khalil' }).split('{when}')[0] ?? '', {
    timeout: 60_000,
  });
  await expect(sheet).toContainText('About the firm');
  await inPanel(page, words.useMine).click();
  await inPanel(page, words.publish).click();
  await expect(sheet.getByRole('heading', { name: words.published, exact: true })).toBeVisible({ timeout: 500_000 });
  const now = execFileSync('git', ['show', 'main:content/pages/about-us.yaml'], { cwd: world.bare, encoding: 'utf8' });
  expect(now).toContain('title: About our people');
  expect(now).toContain('Our team is at home');
  await expect.poll(() => servedHeading(world.served)).toBe('About our people');
  colleague.remove();
});

test('an editor who has closed the sheet still learns that nothing was published @full', async ({ page, world }) => {
  world.site.git('remote', 'set-url', 'origin', '/nowhere');
  await readyToPublish(page, world.edit, 'About DHR');
  await inPanel(page, words.publish).click();
  await page.keyboard.press('Escape');
  await saved(page, words.notPublished);
  await page.getByRole('button', { name: words.publish }).click();
  await expect(panelOf(page).getByRole('alert')).toContainText(words.publishOffline);
  await page.keyboard.press('Escape');
  await saved(page);
});
