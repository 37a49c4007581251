import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** What was saved when something was pressed. */
export const savedBy = async (page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> => {
  const waiting = page.waitForEvent('download');
  await press();
  const file = await waiting;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
};
