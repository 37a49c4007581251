import { tmpdir } from 'node:os';
import { join } from 'node:path';

function setting(name: string, otherwise: string): string {
  return process.env[name] || otherwise;
}

/** Out of the way of a site that is being looked at; the settings keep two runs on one machine apart. */
export const DIST_DIR = setting('DIST_DIR', './dist');
export const SITE_PORT = Number(setting('TEST_PORT', '4391'));
export const SITE_URL = `http://localhost:${SITE_PORT}`;
export const TEST_DATA_DIR = join(tmpdir(), `dhr-test-${SITE_PORT}`);
/** Playwright empties this folder at every start, so a run of its own port has a folder of its own. */
export const OUTPUT_DIR = process.env['TEST_PORT'] ? join(tmpdir(), `dhr-test-results-${SITE_PORT}`) : './test-results';
