import { readFileSync } from 'node:fs';

/** Programs import this file. If it cannot be read, not even the page that shows problems of the content can be shown. */
const IMPORTED = 'content/enquiry-form.json';
const isReadable = (): boolean => {
  try {
    JSON.parse(readFileSync(IMPORTED, 'utf8'));
    return true;
  } catch {
    return false;
  }
};

/** Astro's own command line, in our surroundings: it reports nothing, and "dev" stays in this window. */
process.env['ASTRO_TELEMETRY_DISABLED'] ||= '1';
process.env['ASTRO_DEV_BACKGROUND'] ||= '0';
if (isReadable()) await import(new URL('../node_modules/astro/bin/astro.mjs', import.meta.url).href);
else {
  await import('./check-content.ts');
  process.exitCode = 1;
}
