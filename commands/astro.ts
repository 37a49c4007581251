import { isImportedContentReadable } from '../site/content/check-content.ts';

/** Astro's own command line: it reports nothing to its makers, and "dev" stays in this window. */
process.env['ASTRO_TELEMETRY_DISABLED'] ||= '1';
process.env['ASTRO_DEV_BACKGROUND'] ||= '0';
if (isImportedContentReadable())
  await import(new URL('../node_modules/astro/bin/astro.mjs', import.meta.url).href);
else process.exitCode = 1;
