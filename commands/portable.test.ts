import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';

const { scripts, engines, optionalDependencies } = z
  .object({
    scripts: z.record(z.string(), z.string()),
    engines: z.object({ node: z.string() }),
    optionalDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** What the command prompt of Windows does not understand, or understands otherwise. */
const FOREIGN: [what: string, pattern: RegExp][] = [
  ['a setting before a command', /(^|&&|\|\|)\s*\w+=/],
  ['single quotes', /'/],
  ['a variable of the shell', /\$/],
  ['a command inside a command', /`/],
  ['a semicolon', /;/],
  ['a lonely &', /(^|[^&])&($|[^&])/],
  ['a pipe or a redirection', /(^|[^|])\|($|[^|])|[<>]/],
  ['a pattern of file names', /[*?~]/],
  [
    'a program of Unix',
    /(^|&&|\|\|)\s*(\.\/|(bash|cat|chmod|cp|env|export|find|grep|ln|ls|mkdir|mv|rm|sed|sh|touch|which)\b)/,
  ],
];
const foreignIn = (script: string): string[] =>
  FOREIGN.filter(([, pattern]) => pattern.test(script)).map(([what]) => what);

describe('the commands of package.json', () => {
  it.each(Object.entries(scripts))('%s is understood by Windows too', (_, script) => {
    expect(foreignIn(script)).toEqual([]);
  });

  it.each([
    ['NODE_ENV=test node x.cjs', 'a setting before a command'],
    ['npm run build && GALLERY=1 npm run build', 'a setting before a command'],
    ["biome check 'site/**'", 'single quotes'],
    ['node x.cjs $HOME', 'a variable of the shell'],
    ['node x.cjs; node y.cjs', 'a semicolon'],
    ['node x.cjs & node y.cjs', 'a lonely &'],
    ['node x.cjs > /dev/null', 'a pipe or a redirection'],
    ['vitest run site/*.test.ts', 'a pattern of file names'],
    ['npm run build && rm -rf dist', 'a program of Unix'],
    ['./commands/run.cjs', 'a program of Unix'],
  ])('%s would be refused', (script, what) => {
    expect(foreignIn(script)).toContain(what);
  });

  it.each(Object.entries(scripts))('%s says in words when Node is too old for TypeScript', (_, script) => {
    expect(script).not.toMatch(/node (?!scripts\/run\.cjs )\S+\.ts/);
  });
});

/** What a command says to somebody whose Node is older, on another machine. */
const runOn = (machine: { node: string; platform: string; arch: string }) => {
  const folder = mkdtempSync(join(tmpdir(), 'dhr-old-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { node, platform, arch } = machine;
  const disguise = { versions: { ...process.versions, node }, platform, arch };
  const lines = Object.entries(disguise).map(
    ([name, value]) => `Object.defineProperty(process, '${name}', { value: ${JSON.stringify(value)} });`,
  );
  writeFileSync(join(folder, 'disguise.cjs'), lines.join('\n'));
  const words = ['--require', join(folder, 'disguise.cjs'), 'commands/run.cjs', 'commands/builds.ts'];
  return spawnSync(process.execPath, words, { encoding: 'utf8' });
};

describe('somebody with an old Node', () => {
  it.each([
    ['20.20.2', 'linux', 'x64', 'Run "npm ci" in this folder'],
    ['24.14.1', 'win32', 'x64', 'Run "npm ci" in this folder'],
    ['22.22.0', 'darwin', 'arm64', 'Run "npm ci" in this folder'],
    ['22.22.0', 'win32', 'arm64', 'Install Node 24 from https://nodejs.org'],
  ])('(%s on %s %s) reads first what to do', (node, platform, arch, remedy) => {
    const { status, stdout, stderr } = runOn({ node, platform, arch });
    expect([status, stdout]).toEqual([1, '']);
    const [first, second] = stderr.split('\n');
    expect(first).toBe(`This website needs Node 24.15 or newer, and this is Node ${node}.`);
    expect(second).toContain(remedy);
  });

  it('is not held up with a newer one', () => {
    const { status, stderr } = runOn({ node: '26.1.0', platform: process.platform, arch: process.arch });
    expect([status, stderr]).toEqual([0, '']);
  });

  it('is told what package.json says and what npm brings', () => {
    const check = readFileSync('commands/node-version.cjs', 'utf8');
    expect(engines.node).toBe('^24.15.0 || >=26.0.0');
    expect(check).toContain('var NEEDED = [24, 15];');
    const brought = [...check.matchAll(/'(\w+) (x64|arm64)'/g)].map(([, system, arch]) => `node-${system}-${arch}`);
    const packages = Object.keys(optionalDependencies).map((name) =>
      name.replace('-bin-', '-').replace('-win-', '-win32-'),
    );
    expect(brought.sort()).toEqual(packages.sort());
    for (const version of Object.values(optionalDependencies)) expect(version).toMatch(/^(?:24\.(?:1[5-9]|2\d)|26)\./);
  });
});

it('gives every checkout line feeds, whatever the system', () => {
  const files = execFileSync('git', ['ls-files', '--eol'], { encoding: 'utf8' }).split('\n').filter(Boolean);
  expect(files.length).toBeGreaterThan(500);
  const wrong = files.filter((line) => !/^i\/(lf|none|-text)\s.*\sattr\/(text=auto eol=lf|-text)/.test(line));
  expect(wrong).toEqual([]);
});
