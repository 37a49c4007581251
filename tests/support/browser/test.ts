import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Lets the page report a fault that the test itself causes, such as a server that is switched off. */
  allowComplaint: (pattern: RegExp) => void;
  /** Fails the test on a console error, a page error or a violation of the Content-Security-Policy. */
  complaints: undefined;
}

/** The browser reports the status of a "not found" page as an error; whether it was wanted, the test itself says. */
function isStatusOfPage(message: ConsoleMessage, page: Page): boolean {
  return /^Failed to load resource: .* status of 4\d\d/.test(message.text()) && message.location().url === page.url();
}

/** A busy browser may leave out the soft change from page to page, and says so; nobody sees it. */
function isTransition(error: Error): boolean {
  return /^Transition was (aborted|skipped)/.test(error.message);
}

function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !isStatusOfPage(message, page))
      complaints.push(`${message.text()} (${url}, on ${page.url()})`);
  });
  page.on('pageerror', (error) => {
    if (!isTransition(error)) complaints.push(`${error.message} (on ${page.url()})`);
  });
}

export const test = base.extend<Fixtures & { allowed: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for
  allowed: async ({}, use) => use([]),
  allowComplaint: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  complaints: [
    async ({ context, allowed }, use) => {
      const complaints: string[] = [];
      context.on('page', (page) => watch(page, complaints));
      await use(undefined);
      const unexpected = complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
      expect(unexpected, 'the page reported faults in the console').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
