import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockedFor, readLockfile } from './lockfile.ts';

const [target = 'sbom.json'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'dhr-sbom-'));
try {
  const lockfile = readLockfile();
  // A package that asks for "latest" instead of a version is "invalid" to npm while the lockfile names no registry, and
  // npm then writes no bill at all. In this copy it asks for the version that is locked.
  for (const [place, { dependencies = {} }] of Object.entries(lockfile.packages)) {
    for (const [name, wish] of Object.entries(dependencies)) {
      if (/^[a-z][\w-]+$/i.test(wish)) dependencies[name] = lockedFor(lockfile, place, name)?.version ?? wish;
    }
  }
  // npm takes the name of the product from the folder.
  const copy = join(folder, lockfile.name);
  mkdirSync(copy);
  copyFileSync('package.json', join(copy, 'package.json'));
  writeFileSync(join(copy, 'package-lock.json'), JSON.stringify(lockfile));
  // From the lockfile, so that the bill is the same on every machine and names the packages of all platforms.
  const form = ['--sbom-format=cyclonedx', '--sbom-type=application'];
  const scope = ['--package-lock-only', '--include=dev', '--include=optional'];
  writeFileSync(target, execFileSync('npm', ['sbom', ...form, ...scope], { cwd: copy, maxBuffer: 64 * 1024 * 1024 }));
  console.log(`The bill of materials (CycloneDX) is in ${target}.`);
} finally {
  rmSync(folder, { recursive: true });
}
