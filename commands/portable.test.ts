import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Settings before a command, signs of a Unix shell and its programs, which the command prompt of Windows does not know. */
const FOREIGN =
  /(?:^|&&)\s*(?:\w+=|\.\/|(?:bash|cat|chmod|cp|env|export|find|grep|ln|ls|mkdir|mv|rm|sed|sh|touch|which)\b)|['$`;<>*?~]|(?<!&)&(?!&)|\|/;

it.each(Object.entries(scripts))('npm run %s is understood by Windows, and says when Node is too old', (_, script) => {
  expect(script).not.toMatch(FOREIGN);
  expect(script).not.toMatch(/node (?!commands\/run\.cjs )\S+\.ts/);
});

/** The output of a command with an older Node, on another machine. */
function runOn(node: string, platform: string, arch: string) {
  const folder = mkdtempSync(join(tmpdir(), 'dhr-old-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const disguise = { versions: { ...process.versions, node }, platform, arch };
  const lines = Object.entries(disguise).map(
    ([name, value]) => `Object.defineProperty(process, '${name}', { value: ${JSON.stringify(value)} });`,
  );
  writeFileSync(join(folder, 'disguise.cjs'), lines.join('\n'));
  const words = ['--require', join(folder, 'disguise.cjs'), 'commands/run.cjs', 'commands/builds.ts'];
  return spawnSync(process.execPath, words, { encoding: 'utf8' });
}

describe('an old Node', () => {
  it.each([
    ['24.14.1', 'win32', 'x64', 'Run "npm ci" in this folder'],
    ['22.22.0', 'win32', 'arm64', 'Install Node 24 from https://nodejs.org'],
  ])('(%s on %s %s) says first what to do', (node, platform, arch, remedy) => {
    const { status, stdout, stderr } = runOn(node, platform, arch);
    expect([status, stdout]).toEqual([1, '']);
    const [first, second] = stderr.split('\n');
    expect(first).toBe(`This website needs Node 24.15 or newer, and this is Node ${node}.`);
    expect(second).toContain(remedy);
  });
});

it.skipIf(process.platform === 'win32')('an older npm leaves the installed Node to be linked after it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dhr-link-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const name = `node-${process.platform}-${process.arch}`;
  mkdirSync(join(folder, 'node_modules', name, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'node_modules', name, 'bin/node'), '');
  cpSync('commands/link-node.cjs', join(folder, 'commands/link-node.cjs'));
  expect(scripts['postinstall']).toBe('node commands/link-node.cjs');
  // A second time it is there already.
  for (const _ of [1, 2]) spawnSync(process.execPath, ['commands/link-node.cjs'], { cwd: folder, stdio: 'inherit' });
  expect(readlinkSync(join(folder, 'node_modules/.bin/node'))).toBe(`../${name}/bin/node`);
});
