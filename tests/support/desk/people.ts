import { type Browser, expect, type Page } from '@playwright/test';
import { fill } from '../../../common/wording.ts';
import words from '../../../desk/words.json' with { type: 'json' };

export { words };

/** A device that keeps passkeys and says yes to everything, as Chromium has one for tests. */
export async function addDevice(page: Page): Promise<void> {
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
}

/** The very first person, who says who they are. */
export async function openFirst(page: Page, desk: { url: string; firstLink: string }, name: string): Promise<void> {
  await page.goto(desk.firstLink);
  await page.getByLabel(words.signIn.name).fill(name);
  await page.getByLabel(words.signIn.address).fill(addressOf(name));
  await page.getByRole('button', { name: words.signIn.make }).click();
  await expect(page).toHaveURL(`${desk.url}/desk/waiting`);
}

export function addressOf(name: string): string {
  return `${name.split(' ')[0]?.toLowerCase()}@dhr.example`;
}

/** Invites a colleague on the People page; the link that is shown once. */
export async function invite(page: Page, desk: { url: string }, name: string): Promise<string> {
  await page.goto(`${desk.url}/desk/people`);
  await page.getByLabel(words.people.name, { exact: true }).fill(name);
  await page.getByLabel(words.people.address).fill(addressOf(name));
  await page.getByRole('button', { name: words.people.inviteButton }).click();
  await expect(page.getByText(fill(words.people.notMailed, { name }))).toBeVisible();
  return page.getByLabel(words.people.link, { exact: true }).inputValue();
}

/** A browser of their own, with a device, for a colleague who follows an invitation. */
export async function join(browser: Browser, link: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await addDevice(page);
  await page.goto(link);
  await page.getByRole('button', { name: words.signIn.make }).click();
  await expect(page).toHaveURL(/\/desk\/waiting$/);
  return { context, page };
}
