import { expect, type Page } from '@playwright/test';
import { advisorFile, assessmentFile, estimatorFile, toolWords } from '../tools.ts';
import { hydrated } from './islands.ts';

export const ADVISOR = '/tools/payroll-advisor';
export const ESTIMATOR = '/tools/support-estimator';
export const SELF_ASSESSMENT = '/tools/self-assessment';

/** Opens a tool with its script awake: until then its fields cannot be used. */
export async function openTool(page: Page, address: string) {
  await page.goto(address);
  await page.locator('astro-island').first().scrollIntoViewIfNeeded();
  await hydrated(page, 'astro-island');
}

export function result(page: Page) {
  return page.locator('[data-answered], section[aria-labelledby="result"][data-finished]');
}
export function sendLink(page: Page) {
  const send = result(page).getByRole('link', { name: toolWords.shared.send, exact: true });
  return send.or(result(page).getByRole('link', { name: advisorFile.answer.ask, exact: true }));
}

/** The address of the result, as the printed page names it. */
export async function linkOf(page: Page): Promise<string> {
  const line = await page
    .getByText(/https?:\/\/\S+#/)
    .first()
    .textContent();
  return /https?:\/\/\S+/.exec(line ?? '')?.[0] ?? 'no address';
}

const { questions, list } = advisorFile;

export function countryField(page: Page) {
  return page.getByRole('textbox', { name: list.label, exact: true });
}

export async function useAdvisor(page: Page) {
  await countryField(page).fill('India 4,200, UAE 120');
  await countryField(page).press('Enter');
  await expect(result(page)).toBeVisible();
  const chosen = { operation: 'inHouse', cloud: 'ready', employeeCentral: 'live', currentPayroll: 'erp' } as const;
  const selects = page.locator('[data-answered] details').first();
  if (!(await selects.getByRole('combobox').first().isVisible())) await selects.locator('summary').click();
  for (const [name, value] of Object.entries(chosen) as [keyof typeof chosen, string][])
    await page.getByLabel(questions[name].label).selectOption(value);
}

export async function useEstimator(page: Page) {
  const { modules, numbers, release } = estimatorFile;
  await page.getByRole('checkbox', { name: modules.items[0]?.label ?? '', exact: true }).check();
  await page.getByRole('textbox', { name: numbers.users.label }).fill('2,000');
  await page.getByRole('checkbox', { name: release.label }).check();
}

export async function useSelfAssessment(page: Page) {
  for (const group of await page.locator('astro-island details[open] fieldset').all()) {
    await group.getByRole('radio', { name: assessmentFile.choices.no, exact: true }).check();
  }
}
