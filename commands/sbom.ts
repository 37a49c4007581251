import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [target = 'sbom.json'] = process.argv.slice(2);
const { name }: { name: string } = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'dhr-sbom-'));
try {
  // npm takes the name of the product from the folder.
  const copy = join(folder, name);
  mkdirSync(copy);
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(file, join(copy, file));
  // From the lockfile, so that the bill is the same on every machine and names the packages of all platforms.
  const form = ['--sbom-format=cyclonedx', '--sbom-type=application'];
  const words = ['sbom', ...form, '--package-lock-only', '--include=dev', '--include=optional'];
  // The npm that called us, by its file: on Windows "npm" alone is a batch file, which Node starts only through a shell.
  const { npm_execpath: npm } = process.env;
  const [program, before] = npm ? [process.execPath, [npm]] : ['npm', []];
  writeFileSync(target, execFileSync(program, [...before, ...words], { cwd: copy, maxBuffer: 64 * 1024 * 1024 }));
  console.log(`The bill of materials (CycloneDX) is in ${target}.`);
} finally {
  rmSync(folder, { recursive: true });
}
