import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { DIST_DIR } from '../support/browser/addresses.ts';

const DESK_DIR = join(DIST_DIR, 'desk');
const KB = 1000;

/** Bytes over the wire. */
function brotli(path: string): number {
  const file = join(DESK_DIR, path.replace(/^\/desk\//, ''));
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

test('the desk needs at most 130 kB of script', () => {
  const page = readFileSync(join(DESK_DIR, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="(\/desk\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  expect(scripts.length).toBeGreaterThan(0);
  const bytes = scripts.reduce((sum, path) => sum + brotli(path), 0);
  console.log(`the desk: ${(bytes / KB).toFixed(1)} kB of script (brotli)`);
  expect(bytes).toBeLessThanOrEqual(130 * KB);
});
