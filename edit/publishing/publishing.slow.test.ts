import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openGit } from '../files/git.ts';
import { openStore } from '../files/store.ts';
import { textsOfFolder } from '../files/texts.ts';
import { say } from '../words.ts';
import { catchUp, finishCatchingUp } from './catch-up.ts';
import { openPublisher } from './publish.ts';
import { publishDrafts } from './publish-drafts.ts';

const PAGE = 'content/pages/about-us.yaml';
const BASE = 'title: About Us\nmission: We build systems.\n';
const MINE = BASE.replace('build', 'make');

let [root, mine, theirs, bare] = ['', '', '', ''];
function git(folder: string, ...args: string[]) {
  return execFileSync('git', ['-c', 'user.name=Sara Khalil', '-c', 'user.email=sara@dhr.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
function write(folder: string, file: string, text: string) {
  writeFileSync(join(folder, file), text);
}
function read(folder: string, file: string) {
  return readFileSync(join(folder, file), 'utf8');
}
/** Replaces the build, which takes a minute. */
function builds(code: string) {
  write(mine, 'commands/run.cjs', code);
}

/** Two editors with a clone each of a repository that only stores. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publishing-'));
  [mine, theirs, bare] = [join(root, 'mine'), join(root, 'theirs'), join(root, 'bare')];
  for (const folder of [bare, join(mine, 'content/pages'), join(mine, 'commands')])
    mkdirSync(folder, { recursive: true });
  git(bare, 'init', '--bare', '--initial-branch=main');
  git(mine, 'init', '--initial-branch=main');
  write(mine, PAGE, BASE);
  write(mine, 'code.ts', 'export {};\n');
  builds('');
  git(mine, 'add', '--all');
  git(mine, 'commit', '--message', 'First version');
  git(mine, 'remote', 'add', 'origin', bare);
  git(mine, 'push', '--set-upstream', 'origin', 'main');
  git(root, 'clone', bare, theirs);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('an editor who publishes after a colleague', () => {
  const publishTheirs = (page: string, code = 'export {};\n') => {
    write(theirs, PAGE, page);
    write(theirs, 'code.ts', code);
    git(theirs, 'commit', '--all', '--message', 'Their change');
    git(theirs, 'push');
    git(mine, 'fetch');
  };
  const catchUpMine = () => catchUp(mine, openGit(mine), 'origin/main', {});

  it('keeps both changes where they touch different fields, and gets the new code', async () => {
    write(mine, PAGE, MINE);
    publishTheirs(BASE.replace('About Us', 'About the firm'), 'export const now = 1;\n');
    expect(await catchUpMine()).toEqual([]);
    expect(read(mine, PAGE)).toBe('title: About the firm\nmission: We make systems.\n');
    expect(read(mine, 'code.ts')).toBe('export const now = 1;\n');
    expect(git(mine, 'rev-parse', 'HEAD')).toBe(git(mine, 'rev-parse', 'origin/main'));
    expect(git(mine, 'status', '--porcelain').trim()).toBe(`M ${PAGE}`);
  });
  it('is asked where both touch one field, and nothing is changed until then', async () => {
    write(mine, PAGE, MINE);
    publishTheirs(BASE.replace('build', 'run'));
    expect(await catchUpMine()).toMatchObject([{ file: PAGE, path: ['mission'], who: 'Sara Khalil' }]);
    expect(read(mine, PAGE)).toBe(MINE);
  });
  it('keeps what was recorded but never sent', async () => {
    write(mine, PAGE, MINE);
    git(mine, 'commit', '--all', '--message', 'Recorded, not sent');
    publishTheirs(BASE.replace('About Us', 'About the firm'));
    expect(await catchUpMine()).toEqual([]);
    expect(read(mine, PAGE)).toBe('title: About the firm\nmission: We make systems.\n');
  });
  it.each(['code.ts', 'content/pages/chart.webp'])('never loses %s, which both have changed', async (file) => {
    write(mine, file, 'mine');
    write(theirs, file, 'theirs');
    git(theirs, 'add', '--all');
    publishTheirs(BASE, 'theirs');
    await expect(catchUpMine()).rejects.toThrow(say('publishDirty', { files: file }));
    expect(read(mine, file)).toBe('mine');
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
  it('finds every word after a crash in between', () => {
    mkdirSync(join(mine, '.edit'));
    write(mine, '.edit/catching-up.json', JSON.stringify([[PAGE, 'title: Both\n']]));
    finishCatchingUp(mine);
    expect(read(mine, PAGE)).toBe('title: Both\n');
    expect(existsSync(join(mine, '.edit/catching-up.json'))).toBe(false);
  });
});

describe('publishing', () => {
  beforeEach(() => write(mine, PAGE, MINE));
  let seen: string | undefined;
  const publish = async (problems: { file: string; message: string; path: string[] }[] = []) => {
    const own = openGit(mine);
    const store = await openStore({ texts: textsOfFolder(mine, own), faultsOf: () => [], onWrite: () => undefined });
    const publisher = openPublisher({
      root: mine,
      git: own,
      store,
      settings: { EDIT_PORT: 0, DIST_DIR: './dist' },
      check: () => problems,
      lookAt: async () => seen,
    });
    await publisher.publish({ note: 'Shorter', name: 'Priya', mail: 'priya@dhr.example' });
    return { ...publisher.publishing(), state: store.state(), publishing: publisher.publishing };
  };

  it('says how far it has come: recorded, sent, and live once the site itself shows it', async () => {
    const outcome = (reached: string) => ({ outcome: { result: 'published', note: 'Shorter', reached } });
    const file = 'dist-edit/public/search/texts.json';
    builds(`require('node:fs').mkdirSync('${dirname(file)}', { recursive: true });
      require('node:fs').writeFileSync('${file}', 'all words')`);
    seen = 'older words';
    expect((await publish()).publishing()).toEqual(outcome('sent'));
    seen = 'all words';
    const { publishing } = await publish();
    await expect.poll(publishing).toEqual(outcome('live'));
    seen = undefined;
    git(mine, 'branch', '--unset-upstream');
    expect((await publish()).publishing()).toEqual(outcome('recorded'));
  });

  it('leaves for the next time what was written while the site was built', async () => {
    builds(`require('node:fs').writeFileSync('${PAGE}', 'title: About the firm\\n')`);
    expect(await publish()).toMatchObject({ outcome: { result: 'published' }, state: { changes: 2 } });
    expect(git(bare, 'show', `main:${PAGE}`)).toBe(MINE);
    expect(read(mine, PAGE)).toBe('title: About the firm\n');
  });
  it('records neither more nor less than the changes of the content', async () => {
    rmSync(join(mine, PAGE));
    write(mine, 'content/pages/trust.yaml', 'title: Trust\n');
    write(mine, 'other.ts', 'export {};\n');
    git(mine, 'add', 'other.ts');
    expect(await publish()).toMatchObject({ outcome: { result: 'published' }, state: { changes: 0 } });
    const recorded = git(bare, 'diff', '--name-status', 'main~1', 'main').trim().split('\n');
    expect(recorded).toEqual([`D\t${PAGE}`, 'A\tcontent/pages/trust.yaml']);
    expect(git(mine, 'status', '--porcelain', '--untracked-files=no').trim()).toBe('A  other.ts');
  });
  it('records nothing that does not build', async () => {
    builds('console.error("no room left"); process.exit(1)');
    expect(await publish()).toMatchObject({
      outcome: { result: 'failed', message: `${say('publishNotBuilt')}\nno room left` },
    });
    expect(git(mine, 'log', '-1', '--format=%s', 'main').trim()).toBe('First version');
  });
  it('says so when the server refuses, and keeps what it recorded', async () => {
    writeFileSync(join(bare, 'hooks/pre-receive'), '#!/bin/sh\necho not today\nexit 1\n', { mode: 0o755 });
    const message = expect.stringMatching(new RegExp(`${say('publishNotPushed')}\n.*not today`, 's'));
    expect(await publish()).toMatchObject({
      outcome: { result: 'failed', message },
      state: { changes: 0, isUnsent: true },
    });
  });
  it('is refused in words while a file is broken', async () => {
    write(mine, PAGE, 'title: [About');
    expect(await publish([{ file: PAGE, message: 'cannot be read', path: [] }])).toMatchObject({
      outcome: { result: 'refused', problems: [{ message: 'cannot be read' }] },
    });
  });
  it('records nothing outside a branch', async () => {
    git(mine, 'checkout', '--detach');
    expect(await publish()).toMatchObject({ outcome: { result: 'failed', message: say('publishNoBranch') } });
    expect(read(mine, PAGE)).toBe(MINE);
  });
});

describe('publishing from the desk', () => {
  const author = { name: 'Priya Menon', address: 'priya@dhr.example' };
  const NEW = 'content/pages/trust.yaml';
  const draft = { file: PAGE, text: MINE, base: BASE };
  const publish = (files: (typeof draft | { file: string; text: string; base: null })[] = [draft]) =>
    publishDrafts(mine, { files, note: 'Shorter', author });
  const head = () => git(mine, 'log', '-1', '--format=%an %ae %s').trim();

  it('is a commit by the person, on the branch, in the files and at the remote', async () => {
    write(mine, 'other.ts', 'export {};\n');
    const added = { file: NEW, text: 'title: Trust\n', base: null };
    expect(await publishDrafts(mine, { files: [draft, added], note: 'Shorter', author })).toEqual({
      result: 'published',
      reached: 'live',
      note: 'Shorter',
    });
    expect([head(), read(mine, PAGE), read(mine, NEW)]).toEqual([
      'Priya Menon priya@dhr.example Shorter',
      MINE,
      'title: Trust\n',
    ]);
    expect(git(bare, 'diff', '--name-status', 'main~1', 'main').trim().split('\n')).toEqual([
      `M\t${PAGE}`,
      `A\t${NEW}`,
    ]);
    expect(git(mine, 'status', '--porcelain').trim()).toBe('?? other.ts');
    const gone = { file: NEW, text: null, base: 'title: Trust\n' };
    expect(await publishDrafts(mine, { files: [gone], note: 'Gone', author })).toMatchObject({ result: 'published' });
    expect([existsSync(join(mine, NEW)), git(mine, 'status', '--porcelain').trim()]).toEqual([false, '?? other.ts']);
  });
  it('leaves everything as it was when the site cannot be built', async () => {
    builds('console.error("no room left"); process.exit(1)');
    git(mine, 'commit', '--all', '--message', 'A build that fails');
    expect(await publish()).toEqual({ result: 'failed', message: `${say('publishNotBuilt')}\nno room left` });
    expect([head(), read(mine, PAGE)]).toEqual([expect.stringMatching(/A build that fails$/), BASE]);
    expect(git(mine, 'status', '--porcelain').trim()).toBe('');
  });
  it('waits for a merge where a colleague has published meanwhile', async () => {
    write(theirs, PAGE, BASE.replace('About Us', 'About the firm'));
    git(theirs, 'commit', '--all', '--message', 'Their change');
    git(theirs, 'push');
    expect(await publish()).toEqual({ result: 'stale' });
    const merged = { ...draft, base: read(mine, PAGE), text: read(mine, PAGE).replace('build', 'make') };
    expect(await publish([merged])).toMatchObject({ result: 'published' });
    expect(git(bare, 'show', `main:${PAGE}`)).toBe('title: About the firm\nmission: We make systems.\n');
  });
  it('does not take along what a developer has not recorded, nor write outside the content', async () => {
    write(mine, PAGE, 'title: Half done\n');
    expect(await publish()).toMatchObject({ result: 'failed', message: expect.stringContaining(PAGE) });
    expect(read(mine, PAGE)).toBe('title: Half done\n');
    const outside = { file: 'code.ts', text: 'evil();\n', base: null };
    const before = head();
    await expect(publish([outside])).rejects.toThrow('not a file of content/');
    expect([head(), read(mine, 'code.ts')]).toEqual([before, 'export {};\n']);
  });
});

it('looking never writes to the index, which a person may be working with', async () => {
  const index = () => readFileSync(join(mine, '.git/index'));
  const before = index();
  utimesSync(join(mine, PAGE), 1, 1);
  expect(await openGit(mine).lines('status', '--porcelain')).toEqual([]);
  expect(index()).toEqual(before);
});
