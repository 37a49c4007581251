import type { Page } from '@playwright/test';
import { test as base } from '../browser/test.ts';
import { comeBack } from './inbox.ts';
import { addDevice, openFirst } from './people.ts';
import { type DeskServer, startDeskServer } from './server.ts';

interface Fixtures {
  /** Settings of the server besides the usual ones. */
  settings: Record<string, string>;
  /** A desk that nobody has opened yet. */
  desk: DeskServer;
  /** Priya Menon, who opened it, in front of an empty inbox. */
  priya: Page;
}

/** Each test has a server, a store and people of its own. */
export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  desk: async ({ settings, page }, use) => {
    const desk = await startDeskServer(settings);
    await use(desk);
    // A page that is still open would complain that its server has gone.
    await page.goto('about:blank');
    await desk.stop();
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
