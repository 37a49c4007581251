import type { Locator, Page } from '@playwright/test';
import { say } from '../content.ts';

/** The parts of the home page, found by their place and not by their words, which editors may change. */
export function banner(page: Page): Locator {
  return page.locator(`[aria-labelledby="stage"] + section`);
}
export function tiles(page: Page): Locator {
  return page.locator('#solutions');
}
export function services(page: Page): Locator {
  return page.locator('main section[aria-labelledby="services-heading"]');
}
export function testimonials(page: Page): Locator {
  return page.locator('main section[aria-labelledby="testimonials"]');
}
export function thread(page: Page): Locator {
  return page.locator('main section[aria-labelledby="thread-heading"]');
}
export function slidesOf(carousel: Locator): Locator {
  return carousel.locator(`[aria-roledescription="${say('slide')}"]`);
}
