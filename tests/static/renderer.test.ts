// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesBelow, writeSums } from '../../publish/sums.ts';
import { loadSite } from '../../server/site.ts';
import { DIST_DIR } from '../support/browser/addresses.ts';

const PAGE = 'content/pages/about-us.yaml';
const [BEFORE, AFTER] = ['We show you configuration early.', 'We show you everything early.'];

let folder = '';
/** What the renderer of the build makes of the same words but one, in a process of its own. */
beforeAll(() => {
  // Below the repository, where the bundle finds its packages.
  folder = mkdtempSync('dist-renderer-');
  const overlay = join(folder, 'overlay');
  mkdirSync(join(overlay, 'content/pages'), { recursive: true });
  writeFileSync(join(overlay, PAGE), readFileSync(PAGE, 'utf8').replace(BEFORE, AFTER));
  const args = ['commands/run.cjs', 'commands/render-again.ts', DIST_DIR, join(folder, 'site')];
  const env = { ...process.env, NODE_ENV: 'production', CONTENT_OVERLAY: overlay };
  execFileSync(process.execPath, args, { env, stdio: 'inherit' });
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true }));

it('makes every page and file letter for letter as the build, but for what was changed', async () => {
  const site = join(folder, 'site');
  const [built, again] = [await filesBelow(DIST_DIR), await filesBelow(site)];
  // Only whoever ends a build writes its sums and its version; a spreadsheet carries its time.
  expect(again).toEqual(built.filter((file) => !['SHA256SUMS', 'version.json'].includes(file)));
  const differing = again.filter(
    (file) =>
      !/\.(?:br|gz|xlsx)$/.test(file) && !readFileSync(join(site, file)).equals(readFileSync(join(DIST_DIR, file))),
  );
  expect(differing).toEqual([
    'manifest.json',
    'public/about-us.html',
    'public/search/index.json',
    'public/search/texts.json',
  ]);
  const page = readFileSync(join(site, 'public/about-us.html'), 'utf8');
  expect(page.replace(AFTER, BEFORE)).toBe(readFileSync(join(DIST_DIR, 'public/about-us.html'), 'utf8'));
});

it('makes a build that the server takes', async () => {
  await writeSums(join(folder, 'site'));
  const { files } = await loadSite(join(folder, 'site'));
  expect(files.size).toBe((await loadSite(DIST_DIR)).files.size);
});
