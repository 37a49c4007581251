import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getRoutes } from '../site/content.ts';
import { listPageGroups } from '../site/seo/pages.ts';
import { inlineScripts } from './inline-scripts.ts';
import { dropIslandNumbers } from './island-numbers.ts';
import { namedModules } from './named-modules.ts';
import { pruneStyles } from './prune-styles.ts';
import { sealSite } from './seal.ts';
import { makeSearchIndex } from './search-index.ts';
import { shortClassNames } from './short-names.ts';

/** What is done to the pages that Astro has written: styles are pruned, the search gets its index, the site is sealed. */
export const dhr = (): AstroIntegration => ({
  name: 'dhr',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      // Readable names while developing; while building, names of one or two letters.
      const generateScopedName = command === 'build' ? shortClassNames(process.cwd()) : '[name]_[local]';
      updateConfig({
        vite: {
          plugins: [namedModules(), inlineScripts()],
          css: { modules: { generateScopedName } },
        },
      });
    },
    'astro:build:done': async ({ dir, logger }) => {
      const publicDir = fileURLToPath(dir);
      await dropIslandNumbers(publicDir);
      await pruneStyles(publicDir);
      const { index, texts } = makeSearchIndex(listPageGroups(), (path) =>
        readFileSync(join(publicDir, `${path === '/' ? 'index' : path}.html`), 'utf8'),
      );
      await mkdir(join(publicDir, 'search'));
      await writeFile(join(publicDir, 'search/index.json'), JSON.stringify(index));
      await writeFile(join(publicDir, 'search/texts.json'), JSON.stringify(texts));
      const manifest = await sealSite({
        publicDir,
        manifestFile: join(publicDir, '..', 'manifest.json'),
        routes: getRoutes(),
        endpoint: process.env['ENQUIRY_ENDPOINT'],
      });
      logger.info(`${Object.keys(manifest.pages).length} pages sealed, ${texts.length} of them searchable`);
    },
  },
});
