import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Bundles what pages fetch by name, late or once somebody asks for it; search-modules.ts says why by name. */
export const insightModules = (): Plugin => ({
  name: 'dhr:insights',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    if (this.environment.mode !== 'build') return;
    const emit = (fileName: string, id: string) =>
      this.emitFile({ type: 'chunk', fileName, id, preserveSignature: 'strict' });
    emit('terms.js', fromHere('../site/insights/terms/show-term.ts'));
    emit('find-terms.js', fromHere('../site/insights/glossary/find-terms.ts'));
    emit('checklist-sheet.js', fromHere('../site/insights/checklist/save-sheet.ts'));
  },
});
