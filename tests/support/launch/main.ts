import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLaunchContent } from './write-content.ts';

/** Builds the site as it will be on launch day and takes it through the gates that long facts could break. */
const DIST = 'dist-launch';
const folder = mkdtempSync(join(tmpdir(), 'dhr-launch-'));
const env = {
  ...process.env,
  CONTENT_OVERLAY: folder,
  DIST_DIR: `./${DIST}`,
  TEST_TIER: 'quick',
  TEST_PORT: process.env['TEST_PORT'] ?? '4395',
};
function run(...command: string[]): boolean {
  return spawnSync(process.execPath, command, { env, stdio: 'inherit' }).status === 0;
}

try {
  writeLaunchContent(folder);
  const isBuilt = run('commands/run.cjs', 'commands/build.ts', '--outDir', `${DIST}/public`);
  const isGood =
    isBuilt &&
    run('node_modules/vitest/vitest.mjs', 'run', '--project', 'static', 'html', 'bytes', 'links') &&
    run('node_modules/@playwright/test/cli.js', 'test', 'tests/launch', 'tests/specification/contact-widget.spec.ts');
  if (!isGood) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
