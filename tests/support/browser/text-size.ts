import type { Page } from '@playwright/test';

/** The text size of the browser's own settings: unlike a style it moves the breakpoints too. */
export const setTextSize = async (page: Page, times: number) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } });
  await client.detach();
};
