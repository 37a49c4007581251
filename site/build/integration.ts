import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent, describeFaults } from '../lib/content-check.ts';

/** What DHR's site adds to an Astro build. */
export const dhr = (): AstroIntegration => ({
  name: 'dhr',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, config, logger }) => {
      const faults = checkContent(fileURLToPath(config.root));
      if (faults.length > 0) {
        if (command === 'build') throw new Error(`Content needs a correction:\n${describeFaults(faults)}`);
        logger.error(describeFaults(faults));
      }
      if (command === 'dev') injectRoute({ pattern: '/gallery', entrypoint: './site/gallery/Gallery.astro' });
    },
  },
});
