import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { getWords } from '../site/content.ts';

const WORDS = 'virtual:search-words';
const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Bundles what a page fetches by name: the search, the thanks, the terms and what its frame can do without at first.
 * Astro inlines a page's script only if it imports nothing, so the bundler must not see that import. The names never
 * change: a page that stood open during a release finds them.
 * There is no index before a build is done; during development a search link leads to the list of all pages.
 */
export const namedModules = (): Plugin => ({
  name: 'dhr:named-modules',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    if (this.environment.mode !== 'build') return;
    const emit = (fileName: string, id: string) =>
      this.emitFile({ type: 'chunk', fileName, id, preserveSignature: 'strict' });
    emit('search.js', fromHere('../site/search/open.tsx'));
    emit('frame.js', fromHere('../site/frame/late.ts'));
    emit('thanks.js', fromHere('../site/contact/form/ThankYou.tsx'));
    emit('terms.js', fromHere('../site/insights/glossary/show-term.ts'));
    emit('find-terms.js', fromHere('../site/insights/glossary/find-terms.ts'));
  },
  resolveId: (id) => (id === WORDS ? `\0${WORDS}` : undefined),
  /** Only the words of the search, not those of the whole interface. */
  load(id) {
    if (id !== `\0${WORDS}`) return undefined;
    const words = Object.entries(getWords()).filter(([name]) => name.startsWith('search'));
    return `export default ${JSON.stringify(Object.fromEntries(words))}`;
  },
});
