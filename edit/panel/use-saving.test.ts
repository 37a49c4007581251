import { expect, it } from 'vitest';
import type { Field } from '../contract.ts';
import { changeFor, filled, type Value } from './use-saving.ts';

const FIELD: Field = {
  file: 'content/products/a.yaml',
  path: ['a'],
  name: 'A',
  help: '',
  kind: 'text',
  value: null,
  isRequired: true,
  isNullable: false,
  isThere: true,
};

it.each<[string, Partial<Field>, Value, object]>([
  ['one line', {}, ' One.\n Two. ', { kind: 'set', value: 'One. Two.' }],
  ['paragraphs of Markdown', { kind: 'markdown' }, 'One.\n\nTwo.', { kind: 'set', value: 'One.\n\nTwo.' }],
  ['no zero for a number that was emptied', { kind: 'number' }, '', { kind: 'set', value: null }],
  ['a number', { kind: 'number' }, '12', { kind: 'set', value: 12 }],
  ['nothing where something optional was emptied', { isRequired: false }, '  ', { kind: 'unset' }],
  ['nothing for an optional tick', { kind: 'yes', isRequired: false }, false, { kind: 'unset' }],
])('writes %s', (_, field, typed, change) => {
  expect(changeFor({ ...FIELD, ...field }, typed)).toMatchObject(change);
});

it('a figure inside a text is shown as the site shows it', () => {
  const claims = [{ name: 'years', shown: '$20+', count: '20', path: ['years', 'shown'] }];
  expect(filled('{{years}} or {{ years.count }}', claims)).toBe('$20+ or 20');
});
