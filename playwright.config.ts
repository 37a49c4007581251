import { defineConfig } from '@playwright/test';
import { GALLERY_PORT, SITE_PORT, TEST_DATA_DIR } from './tests/support/addresses.ts';
import { findChromium } from './tests/support/find-chromium.ts';

/** The built site on the real server, in a real browser. `npm run test:browser` builds both copies first. */
export default defineConfig({
  testDir: './tests',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: [
    {
      command: 'node server/main.ts',
      env: { PORT: String(SITE_PORT), DATA_DIR: TEST_DATA_DIR, LOG_LEVEL: 'warn' },
      url: `http://localhost:${SITE_PORT}/healthz`,
    },
    {
      command: 'node server/main.ts',
      env: {
        PORT: String(GALLERY_PORT),
        DATA_DIR: `${TEST_DATA_DIR}-gallery`,
        DIST_DIR: './dist-gallery',
        LOG_LEVEL: 'warn',
      },
      url: `http://localhost:${GALLERY_PORT}/healthz`,
    },
  ],
});
