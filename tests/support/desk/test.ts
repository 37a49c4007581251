import type { Page } from '@playwright/test';
import { test as base } from '../browser/test.ts';
import { comeBack } from './inbox.ts';
import { addDevice, openFirst } from './people.ts';
import { type DeskServer, startDeskServer } from './server.ts';

interface Fixtures {
  /** A desk that nobody has opened yet. */
  desk: DeskServer & { firstLink: string };
  /** Priya Menon, who opened it, in front of an empty inbox. */
  priya: Page;
}

/** A worker has one server; each test begins with an empty store. */
export const test = base.extend<Fixtures, { server: DeskServer; settings: Record<string, string> }>({
  settings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ settings }, use) => {
      const server = await startDeskServer(settings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  desk: async ({ server, page }, use) => {
    await use({ ...server, firstLink: server.reset() });
    // A page that is still open would complain that its session has ended.
    await page.goto('about:blank');
  },
  priya: async ({ desk, page }, use) => {
    await addDevice(page);
    await openFirst(page, desk, 'Priya Menon');
    const { send } = desk;
    // She looks at once, instead of 15 seconds later.
    desk.send = async (visitor) => {
      await send(visitor);
      await comeBack(page);
    };
    await use(page);
  },
});
export { expect } from '../browser/test.ts';
