import { writeFileSync } from 'node:fs';
import { test as base, type ConsoleMessage, expect, type Page, type TestInfo } from '@playwright/test';

interface Fixtures {
  /** Lets the page report a fault that the test itself causes, such as a server that is switched off. */
  allowComplaint: (pattern: RegExp) => void;
  /** Keeps the document of every open page of a failed test next to its screenshot. */
  keptPages: undefined;
  /** Fails the test on a console error, a page error or a violation of the Content-Security-Policy. */
  complaints: undefined;
}

/** The browser reports the status of a "not found" page as an error; whether it was wanted, the test itself says. */
const isStatusOfPage = (message: ConsoleMessage, page: Page): boolean =>
  /^Failed to load resource: .* status of 4\d\d/.test(message.text()) && message.location().url === page.url();

/** A busy browser may leave out the soft change from page to page, and says so; nobody sees it. */
const isTransition = (error: Error): boolean => /^Transition was (aborted|skipped)/.test(error.message);

const watch = (page: Page, complaints: string[]): void => {
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !isStatusOfPage(message, page))
      complaints.push(`${message.text()} (${url}, on ${page.url()})`);
  });
  page.on('pageerror', (error) => {
    if (!isTransition(error)) complaints.push(`${error.message} (on ${page.url()})`);
  });
};

export const test = base.extend<Fixtures & { allowed: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for
  allowed: async ({}, use) => use([]),
  allowComplaint: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  // Before the complaints, so that it ends after them and sees their verdict.
  keptPages: [
    async ({ context }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      for (const [index, page] of context.pages().entries())
        writeFileSync(info.outputPath(`page-${index + 1}.html`), await page.content());
    },
    { auto: true },
  ],
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

/** How many faults of a test have their page on file. */
const filed = new WeakMap<TestInfo, number>();

/** For a test that walks through many pages: keeps the one that has just failed a soft expectation. */
export const keepIfFaulty = async (page: Page, name: string): Promise<void> => {
  const info = test.info();
  if (info.errors.length === (filed.get(info) ?? 0)) return;
  filed.set(info, info.errors.length);
  const file = info.outputPath(name.replace(/\W+/g, '-'));
  await page.screenshot({ path: `${file}.png` });
  writeFileSync(`${file}.html`, await page.content());
};
