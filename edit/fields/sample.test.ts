import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isoDay } from '../../common/day.ts';
import { newDraft } from '../../site/drafts.ts';
import { today } from '../../site/settings.ts';
import { changeSource, dataOf } from '../files/source.ts';
import { say } from '../words.ts';
import { describeField } from './describe.ts';
import { newGroup, newItem, unwrittenIn } from './sample.ts';
import { schemaOf } from './schema-at.ts';

const line = say('newLine');
const draftOf = (kind: string, title: string) => {
  const draft = newDraft([kind, title], '/nowhere', '2026-11-16');
  if ('problem' in draft) throw new Error(draft.problem);
  return { ...draft, data: dataOf(draft.file, draft.text) };
};

it('adds the source of a news item that has none yet', () => {
  const { file, text, data } = draftOf('news', 'DHR opens in Muscat');
  const value = newGroup(file, data, ['source']);
  expect(value).toEqual({ label: line });
  const after = changeSource(file, text, { kind: 'set', path: ['source'], value });
  expect(dataOf(file, after)['source']).toEqual(value);
});

it('fills in what a file says is not known yet', () => {
  const file = 'content/proof.yaml';
  const text = readFileSync(file, 'utf8').replace(/^press:[\s\S]*$/m, 'press: null\n');
  expect(newGroup(file, dataOf(file, text), ['press'])).toEqual({ name: line, mail: 'name@example.com' });
  const given = { file, schema: schemaOf('proof'), data: { press: null, credentials: null } };
  expect(describeField(given, ['press'])).toMatchObject({ kind: 'group', isThere: false, isNullable: true });
  expect(describeField(given, ['credentials'])).toMatchObject({ kind: 'list', isThere: false });
});

it('begins a list that a draft does not have yet', () => {
  const { file, text, data } = draftOf('person', 'Leila Haddad');
  const value = newItem(file, data, ['certificates']);
  const after = changeSource(file, text, { kind: 'insert', path: ['certificates'], at: 0, value });
  expect(dataOf(file, after)).toEqual({ ...data, certificates: [{ name: line, date: isoDay(today()) }] });
});

it('explains a field without words of the file', () => {
  const { file, data } = draftOf('news', 'DHR opens in Muscat');
  const given = { file, schema: schemaOf('news'), data };
  expect(describeField(given, ['draft'])?.help).toBe('Yes keeps the item out of the site');
  expect(describeField(given, ['provisional'])?.help).toBe('Yes while the owner must still confirm this');
});

it.each([
  ['sample words, longer or shorter', { title: 'About Us', lead: `${say('newSentence')}.....` }, [['lead']]],
  ['sample words of an item', { items: [{ question: 'Who?' }, { question: line }] }, [['items', 1, 'question']]],
  ['not a sentence that only begins like them', { title: `${line} for old jobs` }, []],
  ['not the words of a draft', { draft: true, title: line }, []],
])('finds what nobody has written yet: %s', (_, data, paths) => {
  expect(unwrittenIn(data)).toEqual(paths);
});
