import type { Page } from '@playwright/test';
import { axeFindings } from '../support/browser/axe.ts';
import { lost } from '../support/browser/forced-colours.ts';
import { overflow, setTextSize, shifts, watchShifts } from '../support/browser/layout.ts';
import { inbox } from '../support/desk/inbox.ts';
import { addDevice, invite, openFirst, words } from '../support/desk/people.ts';
import type { DeskServer } from '../support/desk/server.ts';
import { expect, test } from '../support/desk/test.ts';
import { spammer, visitor } from '../support/desk/visitors.ts';

// A colour on its way from light to dark is neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every page and state of the desk, opened one after the other. */
async function walk(page: Page, url: string, look: (name: string) => Promise<void>) {
  const { rows, heading, more, choice } = inbox(page);
  await page.goto(`${url}/desk/waiting`);
  await expect(rows.first()).toBeVisible();
  await look('the list');
  await rows.first().click();
  await expect(heading).toBeVisible();
  await look('an enquiry');
  await more.click();
  await expect(choice(words.actions.unread)).toBeVisible();
  await look('the menu');
  await choice(words.actions.erase).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('the dialog that erases');
  await page.keyboard.press('Escape');
  await page.goto(`${url}/desk/quarantine`);
  await rows.first().click();
  await expect(page.getByText(words.quarantine.release)).toBeVisible();
  await look('quarantine');
  await page.goto(`${url}/desk/not-delivered`);
  await rows.first().click();
  await expect(page.getByText(words.undelivered.safe)).toBeVisible();
  await look('not delivered');
  for (const name of ['numbers', 'people', 'audit', 'account'] as const) {
    await page.goto(`${url}/desk/${name}`);
    await expect(page.getByRole('heading', { level: 2 }).or(page.getByRole('row')).first()).toBeVisible();
    await look(name);
  }
  await page.goto(`${url}/desk/sign-in`);
  await expect(page.getByRole('button', { name: words.signIn.press })).toBeVisible();
  await look('the door');
}

async function prepare(page: Page, desk: DeskServer & { firstLink: string }) {
  for (let number = 1; number <= 6; number += 1) await desk.send(visitor(number));
  await desk.send(spammer(1));
  await desk.giveUp(visitor(2).businessEmail);
  await addDevice(page);
  await openFirst(page, desk, 'Priya Menon');
  await invite(page, desk, 'Joseph Mathew');
}

test('axe finds nothing, forced colours lose nothing, and 320 px or text twice as large fit @full', async ({
  page,
  desk,
}) => {
  test.slow();
  const desktop = { width: 1440, height: 900 };
  await page.setViewportSize(desktop);
  await prepare(page, desk);
  await walk(page, desk.url, async (name) => {
    expect.soft(await axeFindings(page), name).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await lost(page), `${name} in forced colours`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    await setTextSize(page, 2);
    expect.soft(await overflow(page), `${name} with text at 200 %`).toBe('fits');
    await setTextSize(page, 1);
    await page.setViewportSize({ width: 320, height: 700 });
    expect.soft(await axeFindings(page, { colours: false }), `${name} on a phone`).toEqual([]);
    expect.soft(await overflow(page), `${name} at 320 px`).toBe('fits');
    await page.setViewportSize(desktop);
  });
});

for (const [what, width, height] of [
  ['a phone in landscape', 844, 390],
  ['a laptop at 200 % zoom', 720, 450],
] as const)
  test(`on ${what} an enquiry can be read and answered without scrolling for the buttons @full`, async ({
    priya,
    desk,
  }) => {
    await priya.setViewportSize({ width, height });
    await desk.send({ ...visitor(1), message: 'Line\n'.repeat(80) });
    const { rows, heading, answer, more } = inbox(priya);
    await rows.first().click();
    await expect(heading).toBeInViewport();
    await expect(answer).toBeInViewport({ ratio: 1 });
    await priya.mouse.move(width / 2, height / 2);
    await priya.mouse.wheel(0, 900);
    await expect(heading).not.toBeInViewport();
    for (const action of [answer, more]) await expect(action).toBeInViewport({ ratio: 1 });
  });

test('nothing moves while the desk opens @full', async ({ priya, desk }) => {
  for (let number = 1; number <= 6; number += 1) await desk.send(visitor(number));
  await watchShifts(priya);
  for (const path of ['new', 'numbers', 'people']) {
    await priya.goto(`${desk.url}/desk/${path}`);
    await expect(priya.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await priya.waitForLoadState('networkidle');
    expect.soft(await shifts(priya), path).toBeLessThan(0.01);
  }
});

test('single keys can be switched off @full', async ({ priya, desk }) => {
  await desk.send(visitor(1));
  await expect(inbox(priya).rows).toHaveCount(1);
  await priya.keyboard.press('?');
  const dialog = priya.getByRole('dialog', { name: words.keys.heading });
  await dialog.getByLabel(words.keys.on).uncheck();
  await priya.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await priya.keyboard.press('j');
  await expect(inbox(priya).rows.first()).not.toBeFocused();
  await priya.keyboard.press('?');
  await expect(dialog).toHaveCount(0);
});
