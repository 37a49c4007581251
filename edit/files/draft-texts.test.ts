import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { textsOfPerson } from './draft-texts.ts';
import { openStore } from './store.ts';

const FILE = 'content/pages/about-us.yaml';
const PAGE = 'title: About Us\n';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'drafts-'));
  mkdirSync(join(root, 'content/pages'), { recursive: true });
  writeFileSync(join(root, FILE), PAGE);
});
afterEach(() => rmSync(root, { recursive: true }));

it('a change is a draft and no file, until it says again what was published', async () => {
  const texts = textsOfPerson(root, []);
  const store = await openStore({ texts, faultsOf: () => [], onWrite: () => undefined });
  const say = (value: string) => store.change({ file: FILE, change: { kind: 'set', path: ['title'], value } });
  await say('About DHR');
  const draft = { file: FILE, text: 'title: About DHR\n', base: PAGE };
  expect([texts.takeChanged(), texts.takeChanged(), texts.replaced()]).toEqual([[draft], [], { [FILE]: draft.text }]);
  expect(store.differences()).toMatchObject([{ before: 'About Us', after: 'About DHR' }]);
  await say('About Us');
  expect([texts.takeChanged(), texts.drafts()]).toEqual([[{ file: FILE, text: null, base: null }], []]);
});

it('drafts and words that could not be saved are there in another process', async () => {
  const fault = [{ file: FILE, path: ['title'], message: 'is too long' }];
  const rows = [{ file: FILE, text: 'title: About DHR\n', base: PAGE }];
  const texts = textsOfPerson(root, rows);
  const refusing = await openStore({ texts, faultsOf: () => fault, onWrite: () => undefined });
  await refusing.change({ file: FILE, change: { kind: 'set', path: ['title'], value: 'Long' } });
  const again = textsOfPerson(root, [...rows, ...texts.takeChanged()]);
  const store = await openStore({ texts: again, faultsOf: () => fault, onWrite: () => undefined });
  expect(store.read(FILE)).toBe(rows[0]?.text);
  expect(store.state()).toMatchObject({ changes: 1, problems: [{ value: 'Long', message: 'is too long' }] });
});

it('no draft leaves the content', () => {
  const texts = textsOfPerson(root, []);
  for (const file of ['content/../secret.yaml', 'content/README.md', 'secret.yaml'])
    expect(() => texts.write(file, 'X')).toThrow('not a content file');
});
