import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { deskWords } from './publish/desk-words.ts';
import { NODE_COMPILE_CACHE } from './tests/support/compile-cache.ts';

/** Logic and components; the built site is tested by Playwright (tests/). */
export default defineConfig({
  // The words of the desk, as its own build gets them.
  plugins: [deskWords()],
  test: {
    include: ['{common,ui,content-reader,site,publish,server,enquiries,desk,commands,bench,edit}/**/*.test.{ts,tsx}'],
    env: { NODE_COMPILE_CACHE },
    setupFiles: ['tests/support/vitest-setup.ts'],
    // One more than there are cores: tests of servers and databases often wait. By itself Vitest leaves a core idle.
    maxWorkers: availableParallelism() + 1,
    // A test that starts a server or a database is slow on a busy machine; no test asserts a time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
