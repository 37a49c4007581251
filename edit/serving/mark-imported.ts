import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroUserConfig } from 'astro';
import { type EnvironmentModuleNode, isRunnableDevEnvironment } from 'vite';
import { IMPORTED_CONTENT } from '../../site/content/check-content.ts';
import { markData } from './marked-content.ts';

type Plugin = NonNullable<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number]>;

/** Marks the words of the enquiry form: programs import them, so they do not come through the content reader. */
export function markImported(root: string): Plugin {
  // Vite writes slashes on Windows too.
  const file = join(root, IMPORTED_CONTENT).replaceAll('\\', '/');
  return {
    name: 'dhr-edit-imported-words',
    enforce: 'pre',
    load: (id: string) =>
      id === file
        ? JSON.stringify(markData(IMPORTED_CONTENT, JSON.parse(readFileSync(file, 'utf8'))))
        : undefined,
    hotUpdate: {
      order: 'pre',
      // Astro lets the server keep the old words of a module that the browser has as well.
      handler({ file: changed, modules, timestamp }) {
        const { environment } = this;
        if (changed !== file || !isRunnableDevEnvironment(environment)) return;
        const stale = new Set<EnvironmentModuleNode>();
        for (const module of modules)
          environment.moduleGraph.invalidateModule(module, stale, timestamp, true);
        const { evaluatedModules } = environment.runner;
        for (const { id } of stale) {
          const known = id && evaluatedModules.getModuleById(id);
          if (known) evaluatedModules.invalidateModule(known);
        }
      },
    },
  };
}
