import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConsoleMessage, expect, test } from '@playwright/test';
import { SITE_PORT } from './support/browser/addresses.ts';
import { copySite, type SiteCopy } from './support/edit/copy-site.ts';
import { startOurs } from './support/machine/program.ts';

let site: SiteCopy;
const origin = `http://localhost:${SITE_PORT + 2}`;
const words = ['dev', '--port', String(SITE_PORT + 2)];
let server: ReturnType<typeof startOurs>;
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(async () => {
  site = copySite();
  const settings = { FORCE_COLOR: '0', DATA_DIR: join(site.folder, 'data') };
  server = startOurs(['commands/run.cjs', 'commands/astro.ts', ...words], settings, { cwd: site.folder });
  await server.said(/watching for file changes/);
});
test.afterAll(async () => {
  await server.stop('SIGKILL');
  site.remove();
});

function change(file: string, edit: (text: string) => string) {
  const path = join(site.folder, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, edit(before));
  return () => writeFileSync(path, before);
}

test('a problem in the content covers the page with file, line and remedy, and goes when it is corrected @full', async ({
  page,
}) => {
  // The first page of a new development server takes its time on a busy machine.
  const timeout = 120_000;
  const predicate = (message: ConsoleMessage) => message.text().includes('[vite] connected');
  const listens = page.waitForEvent('console', { predicate, timeout });
  await page.goto(`${origin}/about-us`, { timeout });
  await listens;
  const heading = await page.locator('h1').textContent();
  const correct = change('content/home.yaml', (text) => `${text}\nsections:\n\t- wrong\n`);
  await expect(page.locator('h1')).toHaveText(/in the content$/);
  const line = readFileSync(join(site.folder, 'content/home.yaml'), 'utf8').split('\n').indexOf('\t- wrong') + 1;
  await expect(page.getByText(`content/home.yaml:${line}`)).toBeVisible();
  correct();
  await expect(page.locator('h1')).toHaveText(heading ?? '');
});

test('a draft is shown with a mark, in its list and on its own page @full', async ({ page }) => {
  const post = 'content/blog/SAP-Payroll-Offerings.md';
  const [, title = ''] = /^title: ['"]?(.*?)['"]?(?: #.*)?$/m.exec(readFileSync(join(site.folder, post), 'utf8')) ?? [];
  writeFileSync(
    join(site.folder, 'content/blog/not-yet.md'),
    readFileSync(join(site.folder, post), 'utf8').replace(/^title: .*$/m, '$&\ndraft: true'),
  );
  // The server reloads every open page when it notices the file, perhaps in the middle of a visit.
  for (const path of ['/blogs/not-yet', '/blogs'])
    await expect(async () => {
      await page.goto(origin + path);
      await expect(page.getByText(`Draft: ${title}`).first()).toBeVisible({ timeout: 2000 });
    }).toPass();
});

test('old addresses lead to the new ones, as on the server @full', async ({ request }) => {
  const reply = await request.get(`${origin}/contact`, { maxRedirects: 0 });
  expect([reply.status(), reply.headers()['location']]).toEqual([301, '/contact-us']);
});
