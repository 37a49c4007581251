import type { Page } from '@playwright/test';

/** A turn of the browser's queue of messages, which React uses for its work; fake clocks do not reach it. */
function turns(page: Page, count: number) {
  return page.evaluate(async (times) => {
    for (let i = 0; i < times; i++) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(undefined);
      });
    }
  }, count);
}

/** React has drawn what it had to draw and has set its timers. */
export function rendered(page: Page) {
  return turns(page, 4);
}

/** The scripts of the islands on the screen have taken over their HTML, and a tool is no longer closed to visitors. */
export async function hydrated(page: Page, island = 'astro-island[client="shown"]') {
  await page.waitForFunction((selector) => !document.querySelector(`${selector}:is([ssr], :has([inert]))`), island);
  await rendered(page);
}

export function drawn(page: Page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Loaded, with its font and its islands, and drawn. */
export async function settled(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await hydrated(page);
  await drawn(page);
}
