import { test as base, expect } from '@playwright/test';

/** Every test fails on a console error, a page error or a violation of the Content-Security-Policy. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
