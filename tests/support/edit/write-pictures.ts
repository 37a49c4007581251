import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../machine/chromium.ts';
import { copySite } from './copy-site.ts';
import { startEdit } from './edit-server.ts';
import { openPage, panelOf, press, saved } from './test.ts';

/** Takes the pictures of docs/editing.md in a copy of the site, so that they show what editors get today. */
const MISSION =
  'An HR system has two duties: to hold one true record of each person, and to pay that person correctly.';
const FOLDER = join(import.meta.dirname, '../../../docs/editing');
mkdirSync(FOLDER, { recursive: true });
const site = copySite();
const edit = await startEdit(site.folder);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });

const take = async (name: string, from: Page = page): Promise<void> => {
  const picture = await from.screenshot();
  await sharp(picture)
    .webp({ quality: 80 })
    .toFile(join(FOLDER, `${name}.webp`));
};

try {
  await openPage(page, edit.origin, '/about-us');
  const control = await press(page, page.getByText('An HR system has two duties'));
  await take('press');
  await control.fill(`${MISSION} ${MISSION} ${MISSION} ${MISSION}`);
  await panelOf(page).getByRole('alert').waitFor();
  await take('error');
  await control.fill(MISSION);
  await saved(page);
  await page.keyboard.press('Escape');
  await press(page, page.getByText('Integrity', { exact: true }));
  await panelOf(page).getByRole('button', { name: 'Change the list' }).first().click();
  await panelOf(page).getByRole('button', { name: 'Move Integrity up' }).click();
  await saved(page, '2 changes');
  await panelOf(page).getByText('Integrity, 1 of 4').waitFor();
  await take('list');
  await page.getByRole('button', { name: 'Page settings' }).click();
  await panelOf(page).getByText('Search and sharing', { exact: true }).waitFor();
  await take('settings');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish' }).click();
  await panelOf(page).locator('del').first().waitFor();
  await take('publish');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'History' }).click();
  await panelOf(page).getByText('First version').waitFor();
  await take('history');
} finally {
  await browser.close();
  await edit.stop();
  site.remove();
}
