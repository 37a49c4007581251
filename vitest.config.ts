import { defineConfig } from 'vitest/config';

/** Logic and components; the built site is tested by Playwright (tests/). */
export default defineConfig({
  test: {
    include: ['{site,server,enquiries,tools,scripts,bench}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup/vitest.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
