import type { Page } from '@playwright/test';
import { hydrated, rendered } from './islands.ts';

const MORNING = new Date('2026-11-16T08:00:00Z').getTime();

/** From here on the page's clock is stopped until the test lets time pass. To be called before the page is opened. */
export async function stopTime(page: Page) {
  await page.clock.install({ time: MORNING });
  // The clock runs until it is stopped, and cannot be stopped in its past.
  await page.clock.pauseAt(MORNING + 60_000);
}

export async function pass(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  await rendered(page);
}

export async function openWithoutTime(page: Page, path: string) {
  await stopTime(page);
  await page.goto(path);
  // An island that waits for an idle moment gets one.
  await page.clock.runFor(1000);
  await hydrated(page);
}
