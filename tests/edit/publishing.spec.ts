import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { test } from '@playwright/test';
import { fill } from '../../common/wording.ts';
import { publishFolder } from '../../publish/builds.ts';
import { loadSite } from '../../server/site.ts';
import { DIST_DIR } from '../support/browser/addresses.ts';
import { pageOf } from '../support/content.ts';
import { bareCopy, copySite } from '../support/edit/copy-site.ts';
import { expect, inPanel, openPage, panelOf, readyToPublish, saved, startEdit, words } from '../support/edit/test.ts';
import { startWebsite } from '../support/machine/program.ts';

/** Asks for pages all the time until told to stop, and counts what was not answered as it should be. */
function load(origin: string) {
  let isOver = false;
  let [answered, failed] = [0, 0];
  const one = async () => {
    while (!isOver) {
      const answer = await fetch(`${origin}/about-us`).catch(() => undefined);
      const html = answer?.ok ? await answer.text() : '';
      if (html.includes('</html>')) answered += 1;
      else failed += 1;
      // Without a pause the visitors would leave the build no time.
      await setTimeout(50);
    }
  };
  const all = Promise.all([one(), one()]);
  return async () => {
    isOver = true;
    await all;
    return { answered, failed };
  };
}
async function servedHeading(origin: string): Promise<string> {
  return /<h1[^>]*>(?:<[^>]*>)*([^<]*)/.exec(await (await fetch(`${origin}/about-us`)).text())?.[1]?.trim() ?? '';
}

test('a word goes from the page to the running server, no request fails meanwhile, and history leads back @full', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const site = copySite();
  bareCopy(site);
  await publishFolder(DIST_DIR, { dist: join(site.folder, 'dist'), accept: loadSite });
  const server = await startWebsite(
    { HOST: '127.0.0.1', DIST_DIR: './dist', DATA_DIR: './data' },
    { cwd: site.folder },
  );
  const edit = await startEdit(site.folder);
  const sheet = await readyToPublish(page, edit.origin, 'About DHR');
  await sheet.getByLabel(words.note).fill('A shorter heading');
  const end = load(server.origin);
  await inPanel(page, words.publish).click();
  await expect(sheet.getByRole('heading', { name: words.sent, exact: true })).toBeVisible({ timeout: 500_000 });
  await expect.poll(() => servedHeading(server.origin)).toBe('About DHR');
  const { answered, failed } = await end();
  expect(failed).toBe(0);
  expect(answered).toBeGreaterThan(10);

  await openPage(page, edit.origin, '/about-us');
  await page.getByRole('button', { name: words.history }).click();
  await expect(panelOf(page)).toContainText('A shorter heading');
  await expect(panelOf(page)).toContainText('Priya Menon');
  await inPanel(page, words.wholeSite).click();
  await inPanel(page, words.goBack).first().click();
  await expect(panelOf(page)).toContainText(pageOf('about-us').title);
  await inPanel(page, fill(words.revert, { name: '' }).trim(), false).click();
  await saved(page, words.noChanges);
  expect(site.git('status', '--porcelain', '--', 'content')).toBe('');
  await Promise.all([server.stop(), edit.stop()]);
  site.remove();
});
