import { build } from 'vite';
import { expect, it } from 'vitest';
import { namedModules } from './bundles.ts';

it('bundles the search under a name that never changes, with the words of content/', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [namedModules()],
    build: { write: false, rolldownOptions: { input: 'site/parts/frame/frame-script.ts' } },
  });
  const output = 'output' in built ? built.output : [];
  const codeOf = (name: string) => {
    const chunk = output.find(({ fileName }) => fileName === name);
    return chunk?.type === 'chunk' ? chunk.code : '';
  };
  expect(codeOf('search.js')).toContain('Search this site');
  expect(codeOf('search.js')).toContain('--fg-muted');
  expect(codeOf('search.js')).not.toContain('Skip to main content');
});
