import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent, describeFaults } from '../site/content-reader/content-check.ts';
import { readSingle } from '../site/content-reader/singles.ts';
import { finishPages } from './finish-pages.ts';
import { loadNearestPages } from './nearest-pages.ts';
import { type SearchIndex, WORKER_POLICIES } from './pagefind.ts';
import { sealSite } from './seal.ts';
import { writeSearchHelp } from './search-help.ts';
import { searchModules } from './search-modules.ts';

/** What DHR's site adds to an Astro build: content is checked first, each page is finished, and the site is sealed. */
export const dhr = (): AstroIntegration => {
  let publicDir = '';
  let index: SearchIndex | undefined;
  return {
    name: 'dhr',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig, config, logger }) => {
        const faults = checkContent(fileURLToPath(config.root));
        if (faults.length > 0) {
          if (command === 'build') throw new Error(`Content needs a correction:\n${describeFaults(faults)}`);
          logger.error(describeFaults(faults));
        }
        updateConfig({ vite: { plugins: [searchModules()] } });
        const wantsGallery = command === 'dev' || process.env['GALLERY'] === '1';
        if (wantsGallery) injectRoute({ pattern: '/gallery', entrypoint: './site/gallery/Gallery.astro' });
      },
      'astro:config:done': ({ config }) => {
        publicDir = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((astro) =>
          finishPages(astro, publicDir, (started) => {
            index = started;
          }),
        ),
      'astro:build:done': async ({ logger }) => {
        const indexed = index?.write(publicDir).then(async (pages) => {
          await writeSearchHelp(publicDir);
          return pages;
        });
        const manifest = await sealSite({
          publicDir,
          manifestFile: join(publicDir, '..', 'manifest.json'),
          routes: readSingle('routes'),
          nearestPages: await loadNearestPages(publicDir, readSingle('search').best),
          endpoint: process.env['ENQUIRY_ENDPOINT'],
          extra: WORKER_POLICIES,
          pending: indexed,
        });
        logger.info(`${Object.keys(manifest.pages).length} pages sealed, ${await indexed} of them searchable`);
      },
    },
  };
};
