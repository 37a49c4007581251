import { existsSync } from 'node:fs';

const PLACES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

/** The machine's own browser: no browser is downloaded. */
export const findChromium = (): string => {
  const found = PLACES.find((place) => place !== undefined && existsSync(place));
  if (found) return found;
  throw new Error('No Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
};
