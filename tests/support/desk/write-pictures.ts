import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../machine/chromium.ts';
import { inbox } from './inbox.ts';
import { addDevice, openFirst, words } from './people.ts';
import { startDeskServer } from './server.ts';
import { spammer, visitor } from './visitors.ts';

/** Takes the pictures of docs/desk.md from the built site, with people who do not exist. */
const FOLDER = 'docs/desk';
const server = await startDeskServer();
const desk = { ...server, firstLink: server.reset() };
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const { rows, row, note, addNote, said } = inbox(page);

const take = async (name: string, width: number): Promise<void> => {
  await page.mouse.move(0, 0);
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .resize({ width })
    .webp({ quality: 82 })
    .toFile(join(FOLDER, `${name}.webp`));
};

try {
  await desk.send(spammer(0));
  for (const number of [5, 4, 3, 2, 1, 0]) await desk.send(visitor(number));
  await addDevice(page);
  await openFirst(page, desk, 'Priya Menon');

  await page.goto(`${desk.url}/desk/people`);
  await page.getByLabel(words.people.name, { exact: true }).fill('Arjun Rao');
  await page.getByLabel(words.people.address).fill('arjun@dhr.example');
  await take('people', 1080);

  await page.goto(`${desk.url}/desk/waiting`);
  await row('Meera Nair').click();
  await note.fill('Met at the payroll day in Dubai.');
  await addNote.click();
  await said(words.said.note).waitFor();
  await said(words.said.note).waitFor({ state: 'detached' });
  await take('inbox', 1080);

  await page.goto(`${desk.url}/desk/quarantine`);
  await rows.first().click();
  await page.getByRole('button', { name: words.quarantine.release }).waitFor();
  await take('quarantine', 1080);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${desk.url}/desk/waiting`);
  await rows.first().waitFor();
  await take('phone-list', 390);
  await row('Meera Nair').click();
  await page.getByRole('heading', { name: 'Meera Nair' }).waitFor();
  await take('phone-enquiry', 390);
} finally {
  await browser.close();
  await desk.stop();
}
