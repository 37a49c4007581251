import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './machine/chromium.ts';
import {
  DIST_DIR,
  GALLERY_DIR,
  GALLERY_PORT,
  GALLERY_URL,
  OUTPUT_DIR,
  SITE_PORT,
  SITE_URL,
  TEST_DATA_DIR,
} from './testing/browser/addresses.ts';

const server = (port: number, dist: string, data: string) => ({
  command: 'node testing/browser/start-server.ts',
  env: {
    PORT: String(port),
    DIST_DIR: dist,
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
    // All tests come from one address; the limit itself is tested beside its code.
    RATE_LIMIT_ENQUIRIES: '0',
  },
  // Its log goes to stdout: a warning of the server explains a failed test.
  stdout: 'pipe' as const,
});

/** One test of the site can do without the gallery. */
const hasGallery = existsSync(GALLERY_DIR);
if (!hasGallery && process.argv.includes('test') && process.env['TEST_WORKER_INDEX'] === undefined)
  console.warn('The gallery is not built, so its tests will fail: npm run build:gallery builds it.');

/** The built site on the real server, in a real browser. `npm run test:browser` builds both copies first. */
export default defineConfig({
  testDir: './tests',
  testMatch: '**/*.spec.ts',
  outputDir: OUTPUT_DIR,
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: SITE_URL,
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // A trace of every step costs a quarter of the time; of a failed test the picture and the document are kept.
    trace: 'off',
    launchOptions: {
      executablePath: findTestBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: [
    { ...server(SITE_PORT, DIST_DIR, TEST_DATA_DIR), url: `${SITE_URL}/healthz` },
    ...(hasGallery
      ? [{ ...server(GALLERY_PORT, GALLERY_DIR, `${TEST_DATA_DIR}-gallery`), url: `${GALLERY_URL}/healthz` }]
      : []),
  ],
});
