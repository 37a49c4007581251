import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishMoments } from '../content-reader/provisional.ts';
import { reasonToBuild, writeVersion } from './newest.ts';

const NEWS = 'content/news/a.md';
/** A Monday, nine in the Gulf. */
const NINE = Date.parse('2027-02-01T05:00:00Z');
const MINUTE_MS = 60_000;

let [root, server, laptop, dist] = ['', '', '', ''];
function git(folder: string, ...args: string[]) {
  const own = ['-c', 'user.name=Sara', '-c', 'user.email=sara@dhr.example', ...args];
  return execFileSync('git', own, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
async function build(from: string, id: string, builtAt: number) {
  const folder = join(`${dist}-builds`, id);
  mkdirSync(folder, { recursive: true });
  await writeVersion(from, folder);
  const version = JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8'));
  writeFileSync(join(folder, 'version.json'), JSON.stringify({ ...version, builtAt: new Date(builtAt).toISOString() }));
  rmSync(dist, { force: true });
  await symlink(`dist-builds/${id}`, dist);
}
const reasonAt = (now: number) => reasonToBuild({ root: server, dist, now, momentsOf: publishMoments });
function publishOnLaptop(file: string, text: string) {
  writeFileSync(join(laptop, file), text);
  git(laptop, 'add', '--all');
  git(laptop, 'commit', '--message', 'Words');
  git(laptop, 'push');
}

/** A server and a laptop with a clone each. */
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'newest-'));
  [server, laptop, dist] = [join(root, 'server'), join(root, 'laptop'), join(root, 'dist')];
  mkdirSync(join(laptop, 'content/news'), { recursive: true });
  git(root, 'init', '--bare', '--initial-branch=main', 'bare');
  git(laptop, 'init', '--initial-branch=main');
  git(laptop, 'remote', 'add', 'origin', '../bare');
  writeFileSync(join(laptop, NEWS), "---\ndraft: true\npublishAt: '2027-02-01 09:00'\n---\n");
  git(laptop, 'add', '--all');
  git(laptop, 'commit', '--message', 'First');
  git(laptop, 'push', '--set-upstream', 'origin', 'main');
  git(root, 'clone', 'bare', 'server');
  await build(server, '2027-02-01-040000', NINE - 60 * MINUTE_MS);
});
afterEach(() => rmSync(root, { recursive: true }));

it('builds for words that were pushed, a draft that is due and a new day, and for nothing else', async () => {
  expect(await reasonAt(NINE - MINUTE_MS)).toBeUndefined();
  expect(await reasonAt(NINE)).toBe(`${NEWS} is due.`);
  await build(server, '2027-02-01-050000', NINE);
  expect(await reasonAt(NINE + MINUTE_MS)).toBeUndefined();
  // 19:59 and 20:00 in London are the last minute of a day and the first of the next in the Gulf.
  expect(await reasonAt(Date.parse('2027-02-01T19:59:00Z'))).toBeUndefined();
  expect(await reasonAt(Date.parse('2027-02-01T20:00:00Z'))).toBe('A new day has begun.');
  publishOnLaptop(NEWS, 'Published from a laptop');
  expect(await reasonAt(NINE + MINUTE_MS)).toBe('There are newer words.');
  expect(readFileSync(join(server, NEWS), 'utf8')).toBe('Published from a laptop');
});

it('never builds words away that were published elsewhere', async () => {
  git(server, 'branch', '--unset-upstream');
  publishOnLaptop(NEWS, 'Published from a laptop');
  await build(laptop, '2027-02-01-050000', NINE);
  await expect(reasonAt(NINE + 24 * 60 * MINUTE_MS)).rejects.toThrow('which this folder does not hold');
});

it('leaves new code to a person, and an earlier build where somebody went back to it', async () => {
  publishOnLaptop('package.json', '{}');
  await expect(reasonAt(NINE)).rejects.toThrow('New code is waiting, such as package.json');
  git(server, 'pull');
  await build(server, '2027-02-01-050000', NINE);
  rmSync(dist);
  await symlink('dist-builds/2027-02-01-040000', dist);
  expect(await reasonAt(NINE + 24 * 60 * MINUTE_MS)).toBeUndefined();
});
