import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import { fill } from '../../common/wording.ts';
import deskWords from '../../desk/words.json' with { type: 'json' };
import words from '../../edit/words.json' with { type: 'json' };
import { publishFolder } from '../../publish/builds.ts';
import { writeSums } from '../../publish/sums.ts';
import { loadSite } from '../../server/site.ts';
import { DIST_DIR } from '../support/browser/addresses.ts';
import { addDevice, openFirst } from '../support/desk/people.ts';
import { type DeskServer, startDeskServer } from '../support/desk/server.ts';
import { copySite, type SiteCopy } from '../support/edit/copy-site.ts';

interface Editing {
  site: SiteCopy;
  server: DeskServer;
}

/** A server on a copy of this repository, whose build says that it was made of it. */
const test = base.extend<{ priya: Page }, { editing: Editing }>({
  editing: [
    // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for
    async ({}, use) => {
      const site = copySite();
      const build = mkdtempSync(join(tmpdir(), 'dhr-build-'));
      cpSync(DIST_DIR, build, { recursive: true, dereference: true });
      const commit = site.git('rev-parse', 'HEAD').trim();
      const version = { commit, isCommitted: true, builtAt: new Date().toISOString() };
      writeFileSync(join(build, 'version.json'), JSON.stringify(version));
      await writeSums(build);
      await publishFolder(build, { dist: join(site.folder, 'dist'), accept: loadSite });
      rmSync(build, { recursive: true });
      const server = await startDeskServer({ DIST_DIR: './dist' }, site.folder);
      await use({ site, server });
      await server.stop();
      site.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  /** Priya Menon, who gave herself the right to publish. */
  priya: async ({ editing: { server }, page }, use) => {
    await addDevice(page);
    await openFirst(page, { ...server, firstLink: server.reset() }, 'Priya Menon');
    await page.goto(`${server.url}/desk/people`);
    const rights = page.getByLabel(fill(deskWords.people.editsOf, { name: 'Priya Menon' }));
    await rights.selectOption(deskWords.people.edits.publishes);
    const said = { name: 'Priya Menon', right: deskWords.people.edits.publishes };
    await expect(page.getByText(fill(deskWords.people.editsChanged, said))).toBeVisible();
    await use(page);
  },
});

function shownPage(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}
function heading(page: Page) {
  return shownPage(page).getByRole('heading', { level: 1 });
}
async function openSite(page: Page, { url }: DeskServer, path: string): Promise<void> {
  await page.goto(`${url}/desk/edit?page=${path}`);
  await expect(heading(page)).toBeVisible({ timeout: 120_000 });
}
function status(page: Page) {
  return page.locator('[data-status]');
}

test('words are pressed, changed and published from the desk, on a phone too @full', async ({ editing, priya }) => {
  test.setTimeout(600_000);
  const { server, site } = editing;
  await priya.setViewportSize({ width: 390, height: 844 });
  await priya.goto(`${server.url}/desk`);
  await priya.getByRole('link', { name: deskWords.bar.edit }).click();
  await expect(heading(priya)).toBeVisible({ timeout: 120_000 });

  await openSite(priya, server, '/about-us');
  await heading(priya).click();
  const panel = priya.getByRole('dialog');
  await panel.getByRole('textbox').fill('About DHR');
  await expect(status(priya)).toHaveText(fill(words.changeOne, { n: 1 }));
  await expect(heading(priya)).toHaveText('About DHR');
  // A draft: neither the site nor the files have it, and another window does.
  expect(site.git('status', '--porcelain', '--', 'content')).toBe('');
  await panel.getByRole('button', { name: words.done }).click();
  await priya.reload();
  await expect(heading(priya)).toHaveText('About DHR', { timeout: 120_000 });

  server.forgetPasskeyUse();
  await priya.getByRole('button', { name: words.publish }).click();
  await expect(panel).toContainText('About DHR');
  await panel.getByLabel(words.note).fill('A shorter heading');
  await panel.getByRole('button', { name: words.publish }).click();
  await expect(panel.getByRole('heading', { name: words.live })).toBeVisible({ timeout: 500_000 });
  await expect.poll(async () => (await fetch(`${server.url}/about-us`)).text()).toContain('About DHR');
  expect(site.git('log', '-1', '--format=%an <%ae> %s').trim()).toBe(
    'Priya Menon <priya@dhr.example> A shorter heading',
  );
  expect(site.git('status', '--porcelain', '--', 'content')).toBe('');
  await priya.goto(`${server.url}/desk/audit`);
  await expect(priya.getByText(/A shorter heading/)).toBeVisible();
});

test('the page in the frame cannot act as the person at the desk', async ({ editing, priya }) => {
  test.setTimeout(180_000);
  await openSite(priya, editing.server, '/about-us');
  const [frame] = priya.frames().filter((one) => one !== priya.mainFrame());
  const tried = await frame?.evaluate(async () => {
    const attempt = (work: () => unknown) =>
      Promise.resolve()
        .then(work)
        .then(String, () => 'refused');
    return {
      origin: self.origin,
      cookie: await attempt(() => document.cookie),
      parent: await attempt(() => parent.document.title),
      desk: await attempt(async () => (await fetch('/desk/api/session', { credentials: 'include' })).status),
      script: await attempt(() => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "taken over"';
        document.head.append(script);
        return document.title === 'taken over';
      }),
    };
  });
  expect(tried).toEqual({ origin: 'null', cookie: 'refused', parent: 'refused', desk: 'refused', script: 'false' });
});
