import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { foreignPackages, nameOf, readLockfile } from './lockfile.ts';
import { npm } from './npm.ts';

/** Packages that may run a program of theirs while they are installed, and what that program does. */
const MAY_RUN_AT_INSTALL: Record<string, string> = {
  esbuild:
    'Replaces its starter by the binary that npm has already brought; package.json refuses it, we need no starter.',
};

const lockfile = readLockfile();
const packages = foreignPackages(lockfile);

const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'dhr-supply-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** What `npm ci` would do for somebody who has nothing but these three files; nothing is installed and nothing runs. */
const rehearseInstall = (change: (manifest: string) => string) => {
  const folder = temporaryFolder();
  for (const file of ['package-lock.json', '.npmrc']) copyFileSync(file, join(folder, file));
  writeFileSync(join(folder, 'package.json'), change(readFileSync('package.json', 'utf8')));
  // Two packages of Lighthouse are asked for as "latest", which npm looks up: in its cache, where `npm ci` has left it.
  const options = ['--dry-run', '--ignore-scripts', '--prefer-offline'];
  return spawnSync(...npm('ci', ...options), { cwd: folder, encoding: 'utf8' });
};

it('runs no program at install but the ones that we know', () => {
  const run = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => nameOf(folder));
  expect(run.sort()).toEqual(Object.keys(MAY_RUN_AT_INSTALL).sort());
});

it('locks the content of every package, and leaves it to the machine where packages come from', () => {
  const loose = packages.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
  expect(loose.map(([folder]) => folder)).toEqual([]);
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([folder]) => folder)).toEqual([]);
});

it('names every direct package by one exact version', () => {
  const { dependencies, devDependencies, optionalDependencies } = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const versions = z
    .record(z.string(), z.string())
    .parse(Object.assign({}, dependencies, devDependencies, optionalDependencies));
  expect(Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('installs from the lockfile in a clean folder', () => {
  const { status, stderr } = rehearseInstall((manifest) => manifest);
  expect(status, `package.json and package-lock.json are out of step; run npm install.\n${stderr}`).toBe(0);
});

it('does not install when the lockfile is out of step, and says which package', () => {
  const { status, stderr } = rehearseInstall((manifest) => manifest.replace(/("zod": )"[^"]+"/, '$1"0.0.1"'));
  expect(status).not.toBe(0);
  expect(stderr).toContain('zod');
});

it('gives the owner a CycloneDX bill of every locked package', () => {
  const file = join(temporaryFolder(), 'sbom.json');
  execFileSync(...npm('run', '--silent', 'sbom', '--', file));
  const component = z.object({ name: z.string(), version: z.string(), scope: z.string().optional() });
  const bill = z
    .object({
      bomFormat: z.literal('CycloneDX'),
      specVersion: z.string(),
      metadata: z.object({ component: component.extend({ type: z.literal('application') }) }),
      components: z.array(component),
    })
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  expect(bill.metadata.component.name).toBe(lockfile.name);
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  const locked = packages.map(([folder, { version }]) => `${nameOf(folder)}@${version}`);
  expect(locked.filter((entry) => !listed.has(entry))).toEqual([]);
});
