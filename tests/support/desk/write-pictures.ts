import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../machine/chromium.ts';
import { addDevice, openFirst, words } from './people.ts';
import { startDeskServer } from './server.ts';
import { spammer, visitor } from './visitors.ts';

/** Takes the pictures of docs/desk.md from the built site, with people who do not exist. */
const FOLDER = 'docs/desk';
/** The newest first, one for each of the people. */
const MESSAGES = [
  'We run payroll for six countries on SAP ERP HCM and our support ends with 2027. The board wants a plan by March.\n\nCould someone look at our list and tell us which countries can move to Employee Central Payroll, and which should not?',
  'Hello, your deadline page says 20 November. Our interface to the bank still uses basic authentication. Who can help?',
  'Two consultants for Employee Central, from January, for six months. Could you send profiles?',
  'Is there a SAP payroll version for Nigeria that you have worked with?',
  'We would like a health check before the second-half release, about 3,400 employees.',
  'Our administrators need training in role-based permissions. Do you teach in Sofia?',
];

const server = await startDeskServer();
const desk = { ...server, firstLink: server.reset() };
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const rows = page.getByRole('region', { name: words.lists.enquiries }).getByRole('link');

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
  for (const [number, message] of [...MESSAGES.entries()].reverse()) await desk.send({ ...visitor(number), message });
  await addDevice(page);
  await openFirst(page, desk, 'Priya Menon');

  await page.goto(`${desk.url}/desk/people`);
  await page.getByLabel(words.people.name, { exact: true }).fill('Arjun Rao');
  await page.getByLabel(words.people.address).fill('arjun@dhr.example');
  await take('people', 1080);

  await page.goto(`${desk.url}/desk/waiting`);
  await rows.filter({ hasText: 'Meera Nair' }).click();
  await page.getByLabel(words.notes.add).fill('Met at the payroll day in Dubai.');
  await page.getByRole('button', { name: words.notes.button }).click();
  await page.getByText(words.said.note).waitFor();
  await page.getByText(words.said.note).waitFor({ state: 'detached' });
  await take('inbox', 1080);

  await page.goto(`${desk.url}/desk/quarantine`);
  await rows.first().click();
  await page.getByRole('button', { name: words.quarantine.release }).waitFor();
  await take('quarantine', 1080);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${desk.url}/desk/waiting`);
  await rows.first().waitFor();
  await take('phone-list', 390);
  await rows.filter({ hasText: 'Meera Nair' }).click();
  await page.getByRole('heading', { name: 'Meera Nair' }).waitFor();
  await take('phone-enquiry', 390);
} finally {
  await browser.close();
  await desk.stop();
}
