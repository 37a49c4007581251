import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { getCountries } from '../site/content/countries.ts';
import { getRoutes, getSearch } from '../site/content/get-content.ts';
import { listPageGroups } from '../site/features/layout/public-pages.ts';
import { COLLECTIONS } from '../site/schemas/collections.ts';
import { inlineScripts, namedModules } from './bundles.ts';
import { writeDesk } from './desk-app.ts';
import { type FormProps, writeForm } from './form-renderer.ts';
import { sealSite } from './seal.ts';
import { searchFiles } from './search-index.ts';

function countryNames(): string[] {
  return getCountries().flatMap(({ name, also = [], cities = [] }) => [name, ...also, ...cities]);
}

/** The content files that programs import: the server speaks those of the build that it serves. */
async function writeWords(dist: string): Promise<void> {
  await mkdir(join(dist, 'words'), { recursive: true });
  for (const name of ['enquiryForm', 'enquiryMails', 'holidays'] as const) {
    const { files } = COLLECTIONS[name];
    await copyFile(join('content', files), join(dist, 'words', files));
  }
}

export function dhr(formProps: () => FormProps): AstroIntegration {
  let config: AstroConfig;
  return {
    name: 'dhr',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, addClientDirective }) => {
        addClientDirective({
          name: 'shown',
          entrypoint: './site/parts/browser/shown-directive.ts',
        });
        const generateScopedName = command === 'build' ? '[hash:base64:4]' : '[name]_[local]';
        updateConfig({
          vite: {
            plugins: [namedModules(), inlineScripts()],
            css: { modules: { generateScopedName } },
          },
        });
      },
      'astro:config:done': ({ config: final }) => {
        config = final;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const publicDir = fileURLToPath(dir);
        const dist = join(publicDir, '..');
        const manifest = await sealSite({
          publicDir,
          routes: getRoutes(),
          desk: await writeDesk(config, join(dist, 'desk')),
          makeFiles: (documents) =>
            searchFiles(
              { groups: listPageGroups(), words: getSearch(), countryNames: countryNames() },
              documents,
            ),
          endpoint: process.env['ENQUIRY_ENDPOINT'],
        });
        logger.info(`${Object.keys(manifest.pages).length} pages sealed`);
        await writeForm(config, dist, formProps());
        await writeWords(dist);
      },
    },
  };
}
