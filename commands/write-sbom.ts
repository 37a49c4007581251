import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLockfile } from './lockfile.ts';
import { npm } from './npm.ts';

const [target = 'sbom.json'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'dhr-sbom-'));
try {
  // npm takes the name of the product from the folder.
  const copy = join(folder, readLockfile().name);
  mkdirSync(copy);
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(file, join(copy, file));
  // From the lockfile, so that the bill is the same on every machine and names the packages of all platforms.
  const form = ['--sbom-format=cyclonedx', '--sbom-type=application'];
  const scope = ['--package-lock-only', '--include=dev', '--include=optional'];
  writeFileSync(target, execFileSync(...npm('sbom', ...form, ...scope), { cwd: copy, maxBuffer: 64 * 1024 * 1024 }));
  console.log(`The bill of materials (CycloneDX) is in ${target}.`);
} finally {
  rmSync(folder, { recursive: true });
}
