import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../files/store.ts';
import { say } from '../words.ts';
import { openGit, runCommand } from './git.ts';
import { openPublisher } from './publish.ts';

const FILE = 'content/pages/about-us.yaml';
let [root, bare] = ['', ''];
const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
/** Replaces the build, which takes a minute. */
const builds = (code: string) => writeFileSync(join(root, 'commands/run.cjs'), code);

beforeEach(() => {
  [root, bare] = [mkdtempSync(join(tmpdir(), 'publish-')), mkdtempSync(join(tmpdir(), 'publish-bare-'))];
  mkdirSync(join(root, 'content/pages'), { recursive: true });
  mkdirSync(join(root, 'commands'));
  writeFileSync(join(root, FILE), 'title: About Us\n');
  builds('');
  git(bare, 'init', '--bare', '--initial-branch=main');
  git(root, 'init', '--initial-branch=main');
  git(root, 'config', 'user.name', 'Priya');
  git(root, 'config', 'user.email', 'priya@dhr.example');
  git(root, 'add', '--all');
  git(root, 'commit', '--message', 'First version');
  git(root, 'remote', 'add', 'origin', bare);
  git(root, 'push', '--set-upstream', 'origin', 'main');
  writeFileSync(join(root, FILE), 'title: About DHR\n');
});
afterEach(() => {
  for (const folder of [root, bare]) rmSync(folder, { recursive: true, force: true });
});

const publish = async (problems: { file: string; message: string; path: string[] }[] = []) => {
  const own = openGit(root);
  const store = await openStore({
    root,
    git: own,
    faultsOf: () => [],
    onWrite: () => undefined,
  });
  const publisher = openPublisher({
    root,
    git: own,
    store,
    settings: { EDIT_PORT: 0, DIST_DIR: './dist' },
    check: () => problems,
    onCaughtUp: () => undefined,
  });
  await publisher.publish({ note: 'Shorter', name: 'Priya', mail: 'priya@dhr.example' });
  return { ...publisher.publishing(), state: store.state() };
};
const noteOf = (folder: string): string => git(folder, 'log', '-1', '--format=%s', 'main').trim();

describe('publishing', () => {
  it('leaves for the next time what was written while the site was built', async () => {
    builds(`require('node:fs').writeFileSync('${FILE}', 'title: About the firm\\n')`);
    expect(await publish()).toMatchObject({ answer: { result: 'published' }, state: { changes: 1 } });
    expect(git(bare, 'show', `main:${FILE}`)).toBe('title: About DHR\n');
    expect(readFileSync(join(root, FILE), 'utf8')).toBe('title: About the firm\n');
  });
  it('records neither more nor less than the changes of the content', async () => {
    rmSync(join(root, FILE));
    writeFileSync(join(root, 'content/pages/trust.yaml'), 'title: Trust\n');
    writeFileSync(join(root, 'code.ts'), 'export {};\n');
    git(root, 'add', 'code.ts');
    expect(await publish()).toMatchObject({ answer: { result: 'published' }, state: { changes: 0 } });
    expect(git(bare, 'ls-tree', '-r', '--name-only', 'main').split('\n')).toEqual([
      'commands/run.cjs',
      'content/pages/trust.yaml',
      '',
    ]);
    expect(git(root, 'status', '--porcelain', '--untracked-files=no').trim()).toBe('A  code.ts');
  });
  it('records nothing that does not build', async () => {
    builds('console.error("no room left"); process.exit(1)');
    expect(await publish()).toMatchObject({
      answer: { result: 'failed', message: `${say('publishNotBuilt')}\nno room left` },
    });
    expect(noteOf(root)).toBe('First version');
  });
  it('says so when the server refuses, and keeps what it recorded', async () => {
    writeFileSync(join(bare, 'hooks/pre-receive'), '#!/bin/sh\necho not today\nexit 1\n', { mode: 0o755 });
    const message = expect.stringMatching(new RegExp(`${say('publishNotPushed')}\n.*not today`, 's'));
    expect(await publish()).toMatchObject({
      answer: { result: 'failed', message },
      state: { changes: 0, isUnsent: true },
    });
  });
  it('is refused in words while a file is broken', async () => {
    writeFileSync(join(root, FILE), 'title: [About');
    expect(await publish([{ file: FILE, message: 'cannot be read', path: [] }])).toMatchObject({
      answer: { result: 'refused', problems: [{ message: 'cannot be read' }] },
    });
  });
  it('records nothing outside a branch', async () => {
    git(root, 'checkout', '--detach');
    expect(await publish()).toMatchObject({ answer: { result: 'failed', message: say('publishNoBranch') } });
    expect(readFileSync(join(root, FILE), 'utf8')).toBe('title: About DHR\n');
  });
});

it('a program that never ends is given up', async () => {
  const forever = ['-e', 'setInterval(() => {}, 1000)'];
  expect(await runCommand(process.execPath, forever, { cwd: root, timeout: 50 })).toMatchObject({ isDone: false });
});
