import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { NODE_COMPILE_CACHE } from './tests/support/compile-cache.ts';

const SLOW = '**/*.slow.test.{ts,tsx}';
const WITH_BOTH_STORES = globSync('{enquiries,desk,server}/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('withBothStores'),
);

/** Logic and components, and what the built files show by themselves; what needs a browser is in tests/**\/*.spec.ts. */
export default defineConfig({
  test: {
    // One more than there are cores: tests of servers and databases often wait. By itself Vitest
    // leaves a core idle.
    maxWorkers: availableParallelism() + 1,
    // Files share the modules that they import, in any order: a test leaves nothing behind.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{common,content-reader,ui,site,publish,server,enquiries,desk,commands,edit}/**/*.test.{ts,tsx}',
          ],
          exclude: [SLOW],
        },
      },
      // What takes seconds: processes and kills.
      { extends: true, test: { name: 'slow', include: [SLOW] } },
      {
        extends: true,
        test: { name: 'postgres', include: WITH_BOTH_STORES, env: { TEST_STORE: 'postgres' } },
      },
      // The built pages as files: run after a build.
      {
        extends: true,
        test: {
          name: 'static',
          include: ['tests/{static,specification}/**/*.test.ts'],
          environment: 'jsdom',
        },
      },
    ],
    env: { NODE_COMPILE_CACHE },
    setupFiles: ['tests/support/vitest-setup.ts'],
    // A test that starts a server or a database is slow on a busy machine; no test asserts a time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
