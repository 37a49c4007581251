import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const packageFile = z.object({ version: z.string() });
const releaseFile = z.object({ commit: z.string() });

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
}

/** A release and an image name their commit; elsewhere Git does, if it is there. */
function findCommit(): string | null {
  try {
    return process.env['COMMIT'] || releaseFile.parse(read('release.json')).commit;
  } catch {}
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { stdio: 'pipe' }).toString().trim();
  } catch {
    return null;
  }
}

/** Which code is running: its version in package.json and its commit. */
export function readVersion() {
  return { version: packageFile.parse(read('package.json')).version, commit: findCommit() };
}
