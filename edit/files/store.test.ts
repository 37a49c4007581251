import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openGit } from '../publishing/git.ts';
import { openStore } from './store.ts';

const FILE = 'content/pages/about-us.yaml';
const PAGE = `# Who we are.
title: 'About Us'
sections:
  - kind: comparison
    columns: [What, Before, After]
    rows:
      - cells: [Pay, by hand, by system]
      - cells:
          - Time
          - on paper
          - online
`;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'store-'));
  mkdirSync(join(root, 'content/pages'), { recursive: true });
  writeFileSync(join(root, FILE), PAGE);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('init');
  git('add', '--all');
  git('-c', 'user.name=Priya', '-c', 'user.email=priya@dhr.example', 'commit', '--message', 'First version');
});
afterEach(() => rmSync(root, { recursive: true }));

const read = () => readFileSync(join(root, FILE), 'utf8');
const open = (faultsOf: Parameters<typeof openStore>[0]['faultsOf'] = () => []) =>
  openStore({ root, git: openGit(root), faultsOf, onWrite: () => undefined });
const title = (value: string) => ({ file: FILE, changes: [{ kind: 'set' as const, path: ['title'], value }] });

describe('an editor', () => {
  it('changes a figure and its bare number together', async () => {
    const file = 'content/claims.yaml';
    writeFileSync(join(root, file), 'experts: { shown: 50+, count: 50 } # fixed\noffices: { shown: two, count: 2 }\n');
    const store = await open();
    const set = (name: string, value: string) =>
      store.change({ file, changes: [{ kind: 'set', path: [name, 'shown'], value }] });
    await set('experts', '1,055+');
    await set('offices', 'three');
    expect(readFileSync(join(root, file), 'utf8')).toBe(
      'experts: { shown: "1,055+", count: 1055 } # fixed\noffices: { shown: three, count: 2 }\n',
    );
  });

  it('can go on when somebody has removed or broken a file by hand', async () => {
    const store = await open((_, source) => (source.includes('x') ? [{ field: 'title', message: 'is wrong' }] : []));
    await store.change(title('x'));
    writeFileSync(join(root, FILE), 'title: [About');
    await store.refresh();
    expect(store.state()).toMatchObject({ changes: 1, problems: [{ name: 'About us', message: 'is wrong' }] });
    rmSync(join(root, FILE));
    expect(store.state()).toMatchObject({ changes: 1, problems: [] });
    await store.takeBack(FILE, []);
    expect(read()).toBe(PAGE);
  });
  it('changes one line, and no half-written file stays behind', async () => {
    const store = await open();
    expect(await store.change(title('About DHR'))).toMatchObject({ result: 'saved', state: { changes: 1 } });
    expect(read()).toBe(PAGE.replace('About Us', 'About DHR'));
    expect(readdirSync(join(root, 'content/pages'))).toEqual(['about-us.yaml']);
  });
  it('is refused what would break the site, and the file stays as it was', async () => {
    const store = await open(() => [{ field: 'title', message: 'is too long' }]);
    expect(await store.change(title('x'))).toMatchObject({
      result: 'invalid',
      message: 'is too long',
      state: { changes: 0, problems: [{ name: 'About Us, title' }] },
    });
    expect(read()).toBe(PAGE);
  });
  it('is asked when somebody else has changed the same text, and only then', async () => {
    const store = await open();
    writeFileSync(join(root, FILE), PAGE.replace('About Us', 'About the firm'));
    const base = { path: ['title'], value: 'About Us' };
    expect(await store.change({ ...title('Mine'), base })).toMatchObject({
      result: 'conflict',
      theirs: 'About the firm',
    });
    writeFileSync(join(root, FILE), PAGE.replace('on paper', 'in a book'));
    expect(await store.change({ ...title('Mine'), base })).toMatchObject({ result: 'saved' });
    expect(read()).toBe(PAGE.replace('About Us', 'Mine').replace('on paper', 'in a book'));
  });
  it('undoes a word typed letter by letter in one step, and does it again', async () => {
    const store = await open();
    for (const value of ['A', 'Ab', 'Abo']) await store.change({ ...title(value), group: 'word' });
    expect(store.undo()).toBe(true);
    expect(read()).toBe(PAGE);
    expect(store.redo()).toBe(true);
    expect(read()).toContain("'Abo'");
  });
  it('does not undo over what somebody else has written', async () => {
    const store = await open();
    await store.change(title('Mine'));
    writeFileSync(join(root, FILE), PAGE.replace('About Us', 'Theirs'));
    expect(store.undo()).toBe(false);
    expect(read()).toContain('Theirs');
  });
  it('takes back one change and keeps the other, to the letter', async () => {
    const store = await open();
    await store.change(title('About DHR'));
    await store.change({ file: FILE, changes: [{ kind: 'move', path: ['sections', 0, 'rows'], at: 0, to: 1 }] });
    await store.takeBack(FILE, ['sections', 0, 'rows']);
    expect(read()).toBe(PAGE.replace('About Us', 'About DHR'));
    await store.takeBack(FILE, ['title']);
    expect(read()).toBe(PAGE);
    expect(store.state().changes).toBe(0);
  });
  it('moves a column of a table with its cells', async () => {
    const store = await open();
    await store.change({ file: FILE, changes: [{ kind: 'move', path: ['sections', 0, 'columns'], at: 2, to: 1 }] });
    expect(read()).toContain('columns: [What, After, Before]');
    expect(read()).toContain('cells: [Pay, by system, by hand]');
    expect(read()).toContain('- online\n          - on paper');
  });
  it('cannot reach a file outside the content', async () => {
    const store = await open();
    await expect(store.change({ ...title('X'), file: 'content/../package.json' })).rejects.toThrow('no content file');
  });
});
