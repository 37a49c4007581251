import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf } from '../marks/marks.ts';
import { say } from '../words.ts';
import { catchUp, finishCatchingUp } from './catch-up.ts';
import { openGit } from './git.ts';

const PAGE = 'content/pages/about-us.yaml';
const BASE = 'title: About Us\nmission: We build systems.\n';

let root = '';
let [mine, theirs] = ['', ''];
const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Sara Khalil', '-c', 'user.email=sara@dhr.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const write = (folder: string, file: string, text: string) => writeFileSync(join(folder, file), text);
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

/** Two editors with a clone each; the other one has published already. */
const publishTheirs = (page: string, code = 'export {};\n') => {
  write(theirs, PAGE, page);
  write(theirs, 'code.ts', code);
  git(theirs, 'commit', '--all', '--message', 'Their change');
  git(theirs, 'push');
  git(mine, 'fetch');
};
const catchUpMine = (choices = {}) => catchUp(mine, openGit(mine), 'origin/main', choices);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'catch-up-'));
  [mine, theirs] = [join(root, 'mine'), join(root, 'theirs')];
  const bare = join(root, 'bare');
  for (const folder of [bare, mine]) mkdirSync(folder);
  git(bare, 'init', '--bare', '--initial-branch=main');
  git(mine, 'init', '--initial-branch=main');
  mkdirSync(join(mine, 'content/pages'), { recursive: true });
  write(mine, PAGE, BASE);
  write(mine, 'code.ts', 'export {};\n');
  git(mine, 'add', '--all');
  git(mine, 'commit', '--message', 'First version');
  git(mine, 'remote', 'add', 'origin', bare);
  git(mine, 'push', '--set-upstream', 'origin', 'main');
  git(root, 'clone', bare, theirs);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('an editor who publishes after a colleague', () => {
  it('keeps both changes where they touch different fields, and gets the new code', async () => {
    write(mine, PAGE, BASE.replace('build', 'make'));
    publishTheirs(BASE.replace('About Us', 'About the firm'), 'export const now = 1;\n');
    expect(await catchUpMine()).toEqual([]);
    expect(read(mine, PAGE)).toBe('title: About the firm\nmission: We make systems.\n');
    expect(read(mine, 'code.ts')).toBe('export const now = 1;\n');
    expect(git(mine, 'rev-parse', 'HEAD')).toBe(git(mine, 'rev-parse', 'origin/main'));
    expect(git(mine, 'status', '--porcelain').trim()).toBe(`M ${PAGE}`);
  });
  it('is asked where both touch one field, and nothing is changed until then', async () => {
    write(mine, PAGE, BASE.replace('build', 'make'));
    publishTheirs(BASE.replace('build', 'run'));
    expect(await catchUpMine()).toMatchObject([
      { file: PAGE, path: ['mission'], who: 'Sara Khalil', mine: 'We make systems.', theirs: 'We run systems.' },
    ]);
    expect(read(mine, PAGE)).toBe(BASE.replace('build', 'make'));
    expect(await catchUpMine({ [keyOf(PAGE, ['mission'])]: 'mine' })).toEqual([]);
    expect(read(mine, PAGE)).toBe(BASE.replace('build', 'make'));
  });
  it('keeps what was recorded but never sent', async () => {
    write(mine, PAGE, BASE.replace('build', 'make'));
    git(mine, 'commit', '--all', '--message', 'Recorded, not sent');
    publishTheirs(BASE.replace('About Us', 'About the firm'));
    expect(await catchUpMine()).toEqual([]);
    expect(read(mine, PAGE)).toBe('title: About the firm\nmission: We make systems.\n');
  });
  it('never loses the code that a developer is changing', async () => {
    write(mine, 'code.ts', 'export const mine = 1;\n');
    publishTheirs(BASE, 'export const theirs = 1;\n');
    await expect(catchUpMine()).rejects.toThrow(say('publishDirty', { files: 'code.ts' }));
    expect(read(mine, 'code.ts')).toBe('export const mine = 1;\n');
  });
  it('has no page twice after a developer has renamed it', async () => {
    const renamed = 'content/pages/about.yaml';
    git(theirs, 'mv', PAGE, renamed);
    git(theirs, 'commit', '--message', 'Rename the page');
    git(theirs, 'push');
    git(mine, 'fetch');
    expect(await catchUpMine()).toEqual([]);
    expect(read(mine, renamed)).toBe(BASE);
    expect(existsSync(join(mine, PAGE))).toBe(false);
  });
  it('never loses a picture to another one of the same name', async () => {
    write(mine, 'content/pages/chart.webp', 'mine');
    write(theirs, 'content/pages/chart.webp', 'theirs');
    git(theirs, 'add', '--all');
    publishTheirs(BASE);
    await expect(catchUpMine()).rejects.toThrow(say('publishDirty', { files: 'content/pages/chart.webp' }));
    expect(read(mine, 'content/pages/chart.webp')).toBe('mine');
  });
  it('finds every word after a crash in between', () => {
    mkdirSync(join(mine, '.edit'));
    write(mine, '.edit/catching-up.json', JSON.stringify([[PAGE, 'title: Both\n']]));
    finishCatchingUp(mine);
    expect(read(mine, PAGE)).toBe('title: Both\n');
    expect(existsSync(join(mine, '.edit/catching-up.json'))).toBe(false);
  });
});
