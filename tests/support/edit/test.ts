import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect as baseExpect, type Locator, type Page } from '@playwright/test';
import { fill } from '../../../common/wording.ts';
import words from '../../../edit/words.json' with { type: 'json' };
import { freePort } from '../machine/free-port.ts';
import { startOurs } from '../machine/program.ts';
import { copySite, type SiteCopy } from './copy-site.ts';

export { words };

/** The first page of a development server translates every module it needs. */
const FIRST_PAGE_MS = 120_000;

/** The key of each edit server, by its origin. */
const keys = new Map<string, string>();

/** `npm run edit` in a copy of the site. */
export async function startEdit(folder: string) {
  const port = await freePort();
  const settings = { EDIT_PORT: String(port), ASTRO_TELEMETRY_DISABLED: '1' };
  const { said, stop } = startOurs(['commands/run.cjs', 'edit/main.ts'], settings, { cwd: folder });
  await said(/Edit the site at/);
  const origin = `http://127.0.0.1:${port}`;
  keys.set(origin, readFileSync(join(folder, '.edit/key'), 'utf8'));
  return { stop, origin };
}

/** One copy of the site in edit mode for all tests of a worker; each test begins with what was published. */
export const test = base.extend<{ clean: undefined }, { editing: { site: SiteCopy; origin: string } }>({
  editing: [
    // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for
    async ({}, use) => {
      const site = copySite();
      const server = await startEdit(site.folder);
      await use({ site, origin: server.origin });
      await server.stop();
      site.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  clean: [
    async ({ editing }, use) => {
      await use(undefined);
      editing.site.git('checkout', '--quiet', '--', 'content');
      editing.site.git('clean', '--quiet', '--force', '--', 'content');
    },
    { auto: true },
  ],
});
/** A development server draws pages when they are asked for, which takes its time on a busy machine. */
export const expect = baseExpect.configure({ timeout: 60_000 });

/** Opens a page and waits until the panel knows it. */
export async function openPage(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}${path}?key=${keys.get(origin)}`, {
    waitUntil: 'domcontentloaded',
    timeout: FIRST_PAGE_MS,
  });
  await expect(page.getByRole('button', { name: words.settings })).toBeVisible({ timeout: FIRST_PAGE_MS });
}

export function panelOf(page: Page): Locator {
  return page.locator('dhr-edit').getByRole('dialog');
}
/** A button of the open panel, by its whole name or a part of it. */
export function inPanel(page: Page, name: string, exact = true): Locator {
  return panelOf(page).getByRole('button', { name, exact });
}

/** Presses a text and gives the control that changes it. */
export async function press(page: Page, text: Locator): Promise<Locator> {
  const control = panelOf(page).getByRole('textbox').first();
  await expect(async () => {
    await text.click({ timeout: 5000 });
    await expect(control).toBeVisible({ timeout: 5000 });
  }).toPass();
  return control;
}

export async function saved(page: Page, said: string | RegExp = fill(words.changeOne, { n: 1 })): Promise<void> {
  return expect(page.locator('dhr-edit [data-status]')).toHaveText(said);
}

/** Changes the heading of About Us and opens the sheet that publishes it. */
export async function readyToPublish(page: Page, origin: string, heading: string): Promise<Locator> {
  await openPage(page, origin, '/about-us');
  await (await press(page, page.getByRole('heading', { level: 1 }))).fill(heading);
  await saved(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.publish }).click();
  return panelOf(page);
}

/** The lines of a file that differ from what was published. */
export function changedLines(site: SiteCopy): string[] {
  return site
    .git('diff', '--unified=0', '--', 'content')
    .split('\n')
    .filter((line) => /^[+-](?![+-])/.test(line));
}
