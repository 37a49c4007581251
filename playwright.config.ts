import { defineConfig } from '@playwright/test';
import {
  DIST_DIR,
  OUTPUT_DIR,
  SITE_PORT,
  SITE_URL,
  TEST_DATA_DIR,
} from './tests/support/browser/addresses.ts';
import { NODE_COMPILE_CACHE } from './tests/support/compile-cache.ts';
import { findChromium } from './tests/support/machine/chromium.ts';

// For the servers that tests start.
process.env['NODE_COMPILE_CACHE'] ??= NODE_COMPILE_CACHE;

const isFull = process.env['TEST_TIER'] === 'full';

/** The built site on the real server, in a real browser. `npm run test:browser` builds it first. */
export default defineConfig({
  testDir: './tests',
  testMatch: '**/*.spec.ts',
  outputDir: OUTPUT_DIR,
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Tests of the full tier say so in their title; `npm test` leaves them out, `npm run test:full`
  // runs only them.
  ...(isFull ? { grep: /@full/ } : { grepInvert: /@full/ }),
  reporter: 'list',
  use: {
    baseURL: SITE_URL,
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // A trace of every step costs a quarter of the time; of a failed test the picture and the
    // document are kept.
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: {
    command: 'node tests/support/browser/start-server.ts',
    url: `${SITE_URL}/healthz`,
    env: {
      PORT: String(SITE_PORT),
      DIST_DIR,
      DATA_DIR: TEST_DATA_DIR,
      LOG_LEVEL: 'warn',
      // All tests come from one address; the limit itself has a unit test.
      RATE_LIMIT_ENQUIRIES: '0',
    },
    // Its log goes to stdout: a warning of the server explains a failed test.
    stdout: 'pipe',
  },
});
