import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
/** Chromium's engine without its windows: pages and scripts are the same, and a page opens in half the time. */
const ENGINE = '/usr/bin/chromium-headless-shell';

/** The first of the machine's own browsers: none is downloaded. */
const first = (places: readonly string[]): string => {
  const found = [process.env['CHROMIUM_PATH'], ...places].find((place) => place !== undefined && existsSync(place));
  if (found) return found;
  throw new Error('No Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
};

/** The whole browser, as visitors have it: for what is measured. */
export const findChromium = (): string => first(PLACES);

/** For tests, which open hundreds of pages: the engine alone, or the whole browser where that is missing. */
export const findTestBrowser = (): string => first([ENGINE, ...PLACES]);
