import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent, describeFaults } from '../lib/content-check.ts';
import { readSingle } from '../lib/singles.ts';
import { pruneStyles } from './prune-styles.ts';
import { sealSite } from './seal.ts';

/** What DHR's site adds to an Astro build: content is checked first, and what was built is pruned and sealed. */
export const dhr = (): AstroIntegration => ({
  name: 'dhr',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, config, logger }) => {
      const faults = checkContent(fileURLToPath(config.root));
      if (faults.length > 0) {
        if (command === 'build') throw new Error(`Content needs a correction:\n${describeFaults(faults)}`);
        logger.error(describeFaults(faults));
      }
      const wantsGallery = command === 'dev' || process.env['GALLERY'] === '1';
      if (wantsGallery) injectRoute({ pattern: '/gallery', entrypoint: './site/gallery/Gallery.astro' });
    },
    'astro:build:done': async ({ dir, logger }) => {
      const publicDir = fileURLToPath(dir);
      await pruneStyles(publicDir);
      const manifest = await sealSite({
        publicDir,
        manifestFile: join(publicDir, '..', 'manifest.json'),
        routes: readSingle('routes'),
        endpoint: process.env['ENQUIRY_ENDPOINT'],
      });
      logger.info(`${Object.keys(manifest.pages).length} pages sealed`);
    },
  },
});
