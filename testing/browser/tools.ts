import { expect, type Page } from '@playwright/test';
import { hydrated } from './islands.ts';

/** Opens a tool with its script awake: until then its fields cannot be used. */
export const openTool = async (page: Page, address: string) => {
  await page.goto(address);
  await page.locator('astro-island').first().scrollIntoViewIfNeeded();
  await hydrated(page, 'astro-island');
  await expect(page.locator('astro-island [inert]')).toHaveCount(0);
};

export const result = (page: Page) => page.locator('section[aria-labelledby="result"]');

/** The address of the result, as the printed page names it. */
export const linkOf = async (page: Page): Promise<string> => {
  const line = await result(page)
    .getByText(/From http/)
    .textContent();
  return /From (\S+)/.exec(line ?? '')?.[1] ?? '';
};

export const useAdvisor = async (page: Page) => {
  for (const answer of ['Our own team', 'In the cloud', 'It is live', 'SAP ERP HCM']) {
    await page.getByRole('radio', { name: answer }).first().check();
  }
  for (const [country, people] of [
    ['India', '4,200'],
    ['United Arab Emirates', '120'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Country' }).fill(country);
    await page.getByRole('combobox', { name: 'Country' }).press('Enter');
    await page.getByLabel('People paid').first().fill(people);
    await page.getByRole('button', { name: 'Add country' }).click();
    await expect(page.getByText(`${country} added.`)).toBeVisible();
  }
  await expect(result(page)).toBeVisible();
};

export const useEstimator = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'Employee Central' }).check();
  await page.getByLabel('Active users').fill('2,000');
  await page.getByRole('checkbox', { name: /^We want release management/ }).check();
};

export const useSelfAssessment = async (page: Page) => {
  for (const group of await page.locator('astro-island fieldset').all()) {
    await group.getByRole('radio', { name: 'No', exact: true }).check();
  }
};
