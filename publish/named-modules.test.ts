import { build } from 'vite';
import { expect, it } from 'vitest';
import { namedModules } from './named-modules.ts';

it('bundles the search and its worker under names that never change, with the words of content/', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [namedModules()],
    build: { write: false, rolldownOptions: { input: 'site/frame/frame-script.ts' } },
  });
  const output = 'output' in built ? built.output : [];
  const codeOf = (name: string) => {
    const chunk = output.find(({ fileName }) => fileName === name);
    return chunk?.type === 'chunk' ? chunk.code : '';
  };
  expect(codeOf('search.js')).toContain('Search this site');
  expect(codeOf('search.js')).toContain('--fg-muted');
  expect(codeOf('search.js')).not.toContain('Skip to main content');
  // A worker has no document: the helper that Vite adds to an import it can read would break it.
  expect(codeOf('pagefind/worker.js')).toContain('/pagefind/pagefind.js');
  expect(codeOf('pagefind/worker.js')).not.toContain('document');
});
