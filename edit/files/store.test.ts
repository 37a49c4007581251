import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from '../marks/marks.ts';
import { say } from '../words.ts';
import type { Git } from './git.ts';
import { openStore } from './store.ts';
import { textsOfFolder } from './texts.ts';

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
/** The published files, in place of Git. */
let published = new Map<string, string>();
const git: Git = {
  git: async () => '',
  lines: async () => [...published].flatMap(([file, source]) => (readFile(file) === source ? [] : [` M ${file}`])),
  show: async (_, file) => published.get(file),
  ask: async () => undefined,
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'store-'));
  mkdirSync(join(root, 'content/pages'), { recursive: true });
  publish(FILE, PAGE);
});
afterEach(() => {
  rmSync(root, { recursive: true });
  published = new Map();
});

function publish(file: string, source: string) {
  writeFileSync(join(root, file), source);
  published.set(file, source);
}
function readFile(file: string) {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
}
function read() {
  return readFile(FILE);
}
function open(faultsOf: (source: string | undefined) => Fault[] = () => []) {
  return openStore({
    texts: textsOfFolder(root, git),
    faultsOf: (replaced) => faultsOf(replaced[FILE] ?? undefined),
    onWrite: () => undefined,
  });
}
function fault(message: string) {
  return [{ file: FILE, path: ['title'], message }];
}
function title(value: string) {
  return { file: FILE, change: { kind: 'set' as const, path: ['title'], value } };
}

describe('an editor', () => {
  it('can go on when a file has been removed or broken by hand', async () => {
    const store = await open((source) => (source?.includes('x') ? fault('is wrong') : []));
    await store.change(title('x'));
    writeFileSync(join(root, FILE), 'title: [About');
    await store.refresh();
    expect(store.state()).toMatchObject({ changes: 1, problems: [{ name: 'About us', message: 'is wrong' }] });
    const result = await store.change(title('Kept'));
    expect(result).toMatchObject({ result: 'invalid', message: expect.stringContaining(`${FILE} is repaired`) });
    expect(store.state().problems).toMatchObject([{ value: 'Kept' }]);
    rmSync(join(root, FILE));
    expect(store.state()).toMatchObject({ changes: 1, problems: [] });
    await store.revert(FILE, []);
    expect(read()).toBe(PAGE);
  });
  it('is not held up by words for an item that is gone, nor by one that comes to its place', async () => {
    const store = await open((source) => (source?.includes('x') ? fault('is wrong') : []));
    const cell = (value: string) => ({ kind: 'set' as const, path: ['sections', 0, 'rows', 1, 'cells', 0], value });
    await store.change({ file: FILE, change: cell('x') });
    expect(store.state().problems).toHaveLength(1);
    await store.change({ file: FILE, change: { kind: 'remove', path: ['sections', 0, 'rows'], at: 1 } });
    expect(store.state().problems).toEqual([]);
    expect(store.undo()).toBe(true);
    expect(store.state().problems).toEqual([]);
  });
  it('changes one line, and no half-written file stays behind', async () => {
    const store = await open();
    expect(await store.change(title('About DHR'))).toEqual({ result: 'saved' });
    expect(store.state().changes).toBe(1);
    expect(read()).toBe(PAGE.replace('About Us', 'About DHR'));
    expect(readdirSync(join(root, 'content/pages'))).toEqual(['about-us.yaml']);
  });
  it('is refused what would break the site, and the file stays as it was', async () => {
    const store = await open(() => fault('is too long'));
    expect(await store.change(title('x'))).toEqual({ result: 'invalid', message: 'is too long' });
    expect(store.state()).toMatchObject({ changes: 0, problems: [{ name: 'About Us, title' }] });
    expect(read()).toBe(PAGE);
    const restarted = await open(() => fault('is too long'));
    expect(restarted.state().problems, 'offered again').toMatchObject([{ value: 'x', message: 'is too long' }]);
    expect((await open()).state(), 'its reason has gone').toMatchObject({ changes: 1, problems: [] });
    expect(read()).toBe(PAGE.replace('About Us', 'x'));
  });
  it('is asked when the same text has been changed elsewhere, and only then', async () => {
    const store = await open();
    writeFileSync(join(root, FILE), PAGE.replace('About Us', 'About the firm'));
    const base = { path: ['title'], value: 'About Us' };
    expect(await store.change({ ...title('Mine'), base })).toEqual({ result: 'conflict', theirs: 'About the firm' });
    // The words are found again after the panel was closed.
    expect(store.state().problems).toMatchObject([{ value: 'Mine', message: say('changedMeanwhile') }]);
    writeFileSync(join(root, FILE), PAGE.replace('on paper', 'in a book'));
    expect(await store.change({ ...title('Mine'), base })).toEqual({ result: 'saved' });
    expect(store.state().problems).toEqual([]);
    expect(read()).toBe(PAGE.replace('About Us', 'Mine').replace('on paper', 'in a book'));
    const columns = { path: ['sections', 0, 'columns'], value: ['What', 'After'] };
    expect(await store.change({ ...title('Ours'), base: columns })).toMatchObject({ result: 'conflict' });
  });
  it('undoes a word typed letter by letter in one step, and does it again', async () => {
    const store = await open();
    for (const value of ['A', 'Ab', 'Abo']) await store.change({ ...title(value), group: 'word' });
    expect(store.undo()).toBe(true);
    expect(read()).toBe(PAGE);
    expect(store.redo()).toBe(true);
    expect(read()).toContain("'Abo'");
  });
  it('does nothing again once something else has been changed', async () => {
    const store = await open();
    for (const value of ['One', 'Two']) await store.change(title(value));
    for (const _ of ['Two', 'One']) store.undo();
    await store.change(title('Three'));
    expect(store.redo()).toBe(false);
    expect(read()).toContain("'Three'");
  });
  it('does not undo over a change from elsewhere, and can still undo what was done before', async () => {
    const other = 'content/pages/trust.yaml';
    publish(other, 'title: Trust\n');
    const store = await open();
    await store.change({ ...title('Safety'), file: other });
    await store.change(title('Mine'));
    writeFileSync(join(root, FILE), PAGE.replace('About Us', 'Theirs'));
    expect(store.undo()).toBe(false);
    expect(read()).toContain('Theirs');
    expect(store.undo()).toBe(true);
    expect(readFile(other)).toBe('title: Trust\n');
  });
  it('keeps what was written elsewhere in the middle of a word when the word is undone', async () => {
    const store = await open();
    await store.change({ ...title('Ab'), group: 'word' });
    writeFileSync(join(root, FILE), PAGE.replace('About Us', 'Ab').replace('on paper', 'in a book'));
    await store.change({ ...title('Abo'), group: 'word' });
    store.undo();
    expect(read()).toContain('in a book');
  });
  it('keeps both of two changes to one file that are saved at the same moment', async () => {
    const store = await open();
    const paper = { kind: 'set' as const, path: ['sections', 0, 'rows', 1, 'cells', 1], value: 'in a book' };
    await Promise.all([store.change(title('Mine')), store.change({ file: FILE, change: paper })]);
    expect(read()).toBe(PAGE.replace('About Us', 'Mine').replace('on paper', 'in a book'));
  });
  it('cannot take back what something newer needs', async () => {
    const store = await open((source) => (source === PAGE ? fault('is needed') : []));
    await store.change(title('Mine'));
    await expect(store.revert(FILE, ['title'])).rejects.toThrow('Mine, title is needed.');
    expect(read()).toContain('Mine');
  });
  it('takes back one change and keeps the other, to the letter', async () => {
    const store = await open();
    await store.change(title('About DHR'));
    await store.change({ file: FILE, change: { kind: 'move', path: ['sections', 0, 'rows'], at: 0, to: 1 } });
    await store.revert(FILE, ['sections', 0, 'rows']);
    expect(read()).toBe(PAGE.replace('About Us', 'About DHR'));
    await store.revert(FILE, ['title']);
    expect(read()).toBe(PAGE);
    expect(store.state().changes).toBe(0);
  });
  it('renames a heading together with every link to it, in one step, and is told what else it would break', async () => {
    const other = 'content/pages/trust.yaml';
    const trust = 'title: Trust\ntext: "[Why](/about-us#why), [how](/about-us#why-us) and [where](/trust#why)"\n';
    publish(FILE, 'title: About Us\nheading: Why\n');
    publish(other, trust);
    const faultsOf = (replaced: Record<string, string | null>): Fault[] =>
      /heading: Why$/m.test(replaced[FILE] ?? '') || replaced[other]?.includes('/about-us#why-not)')
        ? []
        : [{ file: other, path: ['text'], message: 'leads nowhere', link: '/about-us#why' }];
    const store = await openStore({ texts: textsOfFolder(root, git), faultsOf, onWrite: () => undefined });
    const heading = (value: string) => ({ kind: 'set' as const, path: ['heading'], value });
    expect(await store.change({ file: FILE, change: heading('Where') })).toEqual({
      result: 'invalid',
      message: say('breaksOther', { name: 'Trust, text', message: 'leads nowhere' }),
    });
    expect(await store.change({ file: FILE, change: heading('Why not') })).toEqual({ result: 'saved' });
    expect(readFile(other)).toBe(trust.replace('us#why)', 'us#why-not)'));
    expect(store.state().changes).toBe(2);
    store.undo();
    expect(readFile(other)).toBe(trust);
  });
  it('moves a column of a table with its cells', async () => {
    const store = await open();
    await store.change({ file: FILE, change: { kind: 'move', path: ['sections', 0, 'columns'], at: 2, to: 1 } });
    expect(read()).toContain('columns: [What, After, Before]');
    expect(read()).toContain('cells: [Pay, by system, by hand]');
    expect(read()).toContain('- online\n          - on paper');
  });
  it('cannot reach a file outside the content, nor one that a link leads to', async () => {
    const store = await open();
    writeFileSync(join(root, 'secret.yaml'), 'title: Secret\n');
    symlinkSync(join(root, 'secret.yaml'), join(root, 'content/pages/link.yaml'));
    mkdirSync(join(root, 'elsewhere'));
    writeFileSync(join(root, 'elsewhere/a.md'), 'x');
    symlinkSync(join(root, 'elsewhere'), join(root, 'content/blog'));
    for (const file of [
      'content/../secret.yaml',
      'content/pages/../../secret.yaml',
      '../content/pages/about-us.yaml',
      'content/pages/link.yaml',
      'content/blog/a.md',
      'content/README.md',
      'secret.yaml',
    ]) {
      await expect(store.change({ ...title('X'), file })).rejects.toThrow('not a content file');
      await expect(store.revert(file, [])).rejects.toThrow(/not a (content )?file/);
      await expect(store.writeFiles([{ file, source: 'X' }])).rejects.toThrow(/not a (content )?file/);
    }
    symlinkSync(join(root, 'secret.yaml'), join(root, `${FILE}.writing`));
    expect(await store.change(title('X'))).toEqual({ result: 'saved' });
    expect(readFileSync(join(root, 'secret.yaml'), 'utf8')).toBe('title: Secret\n');
    expect(readFileSync(join(root, 'elsewhere/a.md'), 'utf8')).toBe('x');
  });
});
