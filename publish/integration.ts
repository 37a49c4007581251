import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { keepRenderer, writeRendererNotes } from './astro-renderer.ts';
import { inlineScripts, namedModules } from './bundles.ts';
import { writeDesk } from './desk-app.ts';
import { type FormProps, writeForm } from './form-renderer.ts';
import { sealSite } from './seal.ts';
import { siteParts, writeWords } from './site-files.ts';

export function dhr(formProps: () => FormProps, settingsText: () => string): AstroIntegration {
  let config: AstroConfig;
  let made: string[] = [];
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
      'astro:build:start': ({ setPrerenderer }) => {
        const remember = (files: string[]) => {
          made = files;
        };
        setPrerenderer(keepRenderer(fileURLToPath(config.outDir), remember));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const publicDir = fileURLToPath(dir);
        const dist = join(publicDir, '..');
        const manifest = await sealSite({
          publicDir,
          desk: await writeDesk(config, join(dist, 'desk')),
          ...siteParts(),
        });
        logger.info(`${Object.keys(manifest.pages).length} pages sealed`);
        await writeForm(config, dist, formProps());
        await writeWords(dist);
        await writeRendererNotes(dist, { made, settings: settingsText() });
      },
    },
  };
}
