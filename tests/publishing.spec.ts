import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { publishFolder } from '../publish/builds.ts';
import type { Manifest } from '../publish/manifest.ts';
import { writeSums } from '../publish/sums.ts';
import { DIST_DIR } from './support/browser/addresses.ts';
import { enquiryForm, fillInAll } from './support/browser/enquiry-form.ts';
import { hydrated } from './support/browser/islands.ts';
import { startWebsite } from './support/machine/program.ts';

/** A copy of the built site with another word on a page, and without the scripts that it had. */
const writeRelease = async (folder: string, word: string): Promise<void> => {
  cpSync(realpathSync(DIST_DIR), folder, { recursive: true });
  const page = join(folder, 'public/about-us.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('</main>', `<p>Word ${word}</p></main>`));
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  Object.assign(manifest.pages['/about-us'] ?? {}, { encodings: [] });
  for (const path of Object.keys(manifest.files)) if (/^\/_astro\/.*\.js$/.test(path)) delete manifest.files[path];
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await writeSums(folder);
};

test('a form that is open while two new versions come out is still sent @full', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'dhr-releases-'));
  const dist = join(folder, 'dist');
  await publishFolder(DIST_DIR, dist);
  const site = await startWebsite({ DIST_DIR: dist, DATA_DIR: join(folder, 'data') });
  try {
    await page.goto(`${site.origin}/contact-us`);
    for (const word of ['one', 'two']) {
      await writeRelease(join(folder, word), word);
      await publishFolder(join(folder, word), dist);
      await expect.poll(async () => (await fetch(`${site.origin}/about-us`)).text()).toContain(`Word ${word}`);
    }
    // The page was opened before both, and wakes up with scripts that no version has any more.
    await hydrated(page);
    const form = enquiryForm(page);
    await fillInAll(form);
    await form.button.click();
    await expect(form.dialog).toBeVisible();
  } finally {
    await site.stop('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});
