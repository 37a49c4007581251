import type { Page } from '@playwright/test';

/** What was saved when something was pressed. */
export const savedBy = async (page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> => {
  const waiting = page.waitForEvent('download');
  await press();
  const file = await waiting;
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(part);
  return { name: file.suggestedFilename(), bytes: Buffer.concat(parts) };
};
