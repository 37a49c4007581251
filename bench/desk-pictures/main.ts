import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import type { DeskWords } from '../../common/desk-words.ts';
import { consentValue, sendFormPath, wireNames } from '../../enquiries/contract/wire.ts';
import { findTestBrowser } from '../../machine/chromium.ts';
import { startChild, waitForWords } from '../lib/child.ts';
import { CannotMeasure, runBenchmark } from '../lib/main.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { addressOf, type Example, examples, held } from './example.ts';

/** Takes the pictures of docs/desk.md from the built site, with people who do not exist. */
const FOLDER = 'docs/desk';
const words: DeskWords = parse(readFileSync('content/desk.yaml', 'utf8'));
const LINK = /http:\/\/localhost:\d+\/desk\/invitation#\S+/;

const startServer = async () => {
  const env = { ...process.env, DATA_DIR: temporaryFolder('desk'), PORT: '0', RATE_LIMIT_ENQUIRIES: '0' };
  const child = startChild(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [link] = await waitForWords(child.process, LINK).catch(() => {
    throw new CannotMeasure('The server did not start: run npm run build first.');
  });
  return { origin: new URL(link).origin, link, stop: child.stop };
};

const send = async (origin: string, person: Example): Promise<void> => {
  const form = new FormData();
  const { services, ...values } = person;
  for (const [name, value] of Object.entries({ ...values, businessEmail: addressOf(person) })) form.set(name, value);
  for (const service of services) form.append(wireNames.services, service);
  form.set(wireNames.consent, consentValue);
  form.set(wireNames.enquiryId, crypto.randomUUID());
  const { ok, status } = await fetch(`${origin}${sendFormPath}`, { method: 'POST', body: form });
  if (!ok) throw new CannotMeasure(`An example was answered with ${status}.`);
};

/** A device that keeps passkeys, as Chromium has one for tests. */
const addDevice = async (page: Page): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const openDesk = async (browser: Browser, link: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await addDevice(page);
  await page.goto(link);
  await page.getByLabel(words.door.name).fill('Priya Menon');
  await page.getByLabel(words.door.address).fill('priya@dhr.example');
  await page.getByRole('button', { name: words.door.make }).click();
  await page.waitForURL('**/desk/new');
  return page;
};

const keep = async (page: Page, name: string, width: number): Promise<void> => {
  await page.mouse.move(0, 0);
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .resize({ width })
    .webp({ quality: 82 })
    .toFile(join(FOLDER, `${name}.webp`));
};

runBenchmark(async () => {
  const server = await startServer();
  for (const person of [held, ...examples]) await send(server.origin, person);
  const browser = await chromium.launch({ executablePath: findTestBrowser(), args: ['--no-sandbox'] });
  const page = await openDesk(browser, server.link);
  const rows = page.getByRole('region', { name: words.lists.enquiries }).getByRole('link');

  await page.goto(`${server.origin}/desk/people`);
  await page.getByLabel(words.people.name, { exact: true }).fill('Arjun Rao');
  await page.getByLabel(words.people.address).fill('arjun@dhr.example');
  await keep(page, 'people', 1080);

  await page.goto(`${server.origin}/desk/new`);
  await rows.filter({ hasText: 'Meera Nair' }).click();
  await page.getByLabel(words.notes.add).fill('Met at the payroll day in Dubai.');
  await page.getByRole('button', { name: words.notes.button }).click();
  await page.getByText(words.said.noted).waitFor();
  await page.getByText(words.said.noted).waitFor({ state: 'detached' });
  await page.locator('article').evaluate((pane) => pane.scrollTo(0, 0));
  await keep(page, 'inbox', 1080);

  await page.goto(`${server.origin}/desk/quarantine`);
  await rows.first().click();
  await page.getByRole('button', { name: words.quarantine.release }).waitFor();
  await keep(page, 'quarantine', 1080);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.origin}/desk/new`);
  await rows.first().waitFor();
  await keep(page, 'phone-list', 390);
  await rows.filter({ hasText: 'Meera Nair' }).click();
  await page.getByRole('heading', { name: 'Meera Nair' }).waitFor();
  await keep(page, 'phone-enquiry', 390);

  await browser.close();
  await server.stop();
  console.log(`Five pictures are in ${FOLDER}.`);
  return true;
});
