import type { Locator, Page } from '@playwright/test';
import { say } from '../content.ts';

/** The parts of the home page, found by their place and not by their words, which editors may change. */
export const banner = (page: Page): Locator =>
  page.locator(`[aria-labelledby="stage"] [aria-roledescription="${say('carousel')}"]`);
export const tiles = (page: Page): Locator => page.locator('#solutions');
export const services = (page: Page): Locator => page.locator('main section[aria-labelledby="services-heading"]');
export const testimonials = (page: Page): Locator => page.locator('main section[aria-labelledby="testimonials"]');
export const thread = (page: Page): Locator => page.locator('main section[aria-labelledby="thread-heading"]');
export const slidesOf = (carousel: Locator): Locator => carousel.locator(`[aria-roledescription="${say('slide')}"]`);
