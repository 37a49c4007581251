import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { newDraft } from '../../site/drafts.ts';
import { describeField } from '../fields/describe.ts';
import { schemaOf } from '../fields/schema-at.ts';
import { changeSource, dataOf } from '../files/source.ts';
import { newGroup, newItem } from './new-item.ts';

const words = { line: 'New words', sentence: 'Write the new words here.' };
const today = '2026-11-16';
const draftOf = (kind: string, title: string): { file: string; text: string } => {
  const draft = newDraft([kind, title], '/nowhere', today);
  if ('problem' in draft) throw new Error(draft.problem);
  return draft;
};

it('adds the source of a news item that has none yet', () => {
  const { file, text } = draftOf('news', 'DHR opens in Muscat');
  const value = newGroup(file, text, ['source'], words, today);
  expect(value).toEqual({ label: 'New words' });
  const after = changeSource(file, text, { kind: 'set', path: ['source'], value });
  expect(dataOf(file, after)['source']).toEqual(value);
});

it('fills in what a file says is not known yet', () => {
  const file = 'content/proof.yaml';
  const text = readFileSync(file, 'utf8').replace(/^press:[\s\S]*$/m, 'press: null\n');
  expect(newGroup(file, text, ['press'], words, today)).toEqual({ name: 'New words', mail: 'name@example.com' });
  const given = { file, schema: schemaOf('proof'), data: { press: null, credentials: null }, bodyHelp: '' };
  expect(describeField(given, ['press'])).toMatchObject({ kind: 'group', isThere: false, isNullable: true });
  expect(describeField(given, ['credentials'])).toMatchObject({ kind: 'list', isThere: false });
});

it('begins a list that a draft does not have yet', () => {
  const { file, text } = draftOf('person', 'Leila Haddad');
  const value = newItem(file, text, ['certificates'], undefined, words, today);
  const after = changeSource(file, text, { kind: 'insert', path: ['certificates'], at: 0, value });
  expect(dataOf(file, after)).toEqual({ ...dataOf(file, text), certificates: [{ name: 'New words', date: today }] });
});

it('explains a field without words of the file', () => {
  const { file, text } = draftOf('news', 'DHR opens in Muscat');
  const given = { file, schema: schemaOf('news'), data: dataOf(file, text), bodyHelp: '' };
  expect(describeField(given, ['draft'])?.help).toBe('Yes keeps the item out of the site');
  expect(describeField(given, ['provisional'])?.help).toBe('Yes while the owner must still confirm this');
});
