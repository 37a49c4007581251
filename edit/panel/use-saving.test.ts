import { expect, it } from 'vitest';
import type { Field } from '../fields/describe.ts';
import { changeFor, type Value } from './use-saving.ts';

const FIELD: Field = {
  file: 'content/products/a.yaml',
  path: ['a'],
  id: 0,
  name: 'A',
  help: '',
  kind: 'text',
  value: null,
  max: undefined,
  choices: undefined,
  isRequired: true,
  isArticle: false,
  isNullable: false,
  isThere: true,
  keys: [],
  fields: [],
  items: undefined,
  kinds: [],
};

it.each<[string, Partial<Field>, Value, object]>([
  ['one line, without what cannot be seen', {}, ' One.\n \u200BTwo.\uFEFF ', { kind: 'set', value: 'One. Two.' }],
  ['paragraphs of Markdown', { kind: 'markdown' }, 'One.\n\nTwo.', { kind: 'set', value: 'One.\n\nTwo.' }],
  ['paragraphs of a mail', { value: 'A.\n\nB.' }, 'One.\r\n\r\nTwo.\n', { kind: 'set', value: 'One.\n\nTwo.' }],
  ['no zero for a number that was emptied', { kind: 'number' }, '', { kind: 'set', value: null }],
  ['a number', { kind: 'number' }, '12', { kind: 'set', value: 12 }],
  ['nothing where something optional was emptied', { isRequired: false }, '  ', { kind: 'unset' }],
  ['nothing for an optional tick', { kind: 'yes', isRequired: false }, false, { kind: 'unset' }],
])('writes %s', (_, field, typed, change) => {
  expect(changeFor({ ...FIELD, ...field }, typed)).toMatchObject(change);
});
