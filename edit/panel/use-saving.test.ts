import { describe, expect, it } from 'vitest';
import type { Field } from '../contract.ts';
import { changeFor, filled, type Value } from './use-saving.ts';

const written = (field: Partial<Field>, value: Value) =>
  changeFor(
    {
      file: 'content/products/a.yaml',
      path: ['a'],
      name: 'A',
      help: '',
      kind: 'text',
      value: null,
      isRequired: true,
      isNullable: false,
      isThere: true,
      ...field,
    },
    value,
  );

describe('what is written', () => {
  it('has no line break where the site has none', () => {
    expect(written({}, ' One.\n Two. ')).toMatchObject({ kind: 'set', value: 'One. Two.' });
    expect(written({ kind: 'markdown' }, 'One.\n\nTwo.')).toMatchObject({ kind: 'set', value: 'One.\n\nTwo.' });
  });
  it('is no zero when somebody has only just removed a number', () => {
    expect(written({ kind: 'number' }, '')).toMatchObject({ kind: 'set', value: null });
    expect(written({ kind: 'number' }, '12')).toMatchObject({ kind: 'set', value: 12 });
  });
  it('is nothing where something optional was emptied', () => {
    expect(written({ isRequired: false }, '  ')).toMatchObject({ kind: 'unset' });
    expect(written({ kind: 'yes', isRequired: false }, false)).toMatchObject({ kind: 'unset' });
  });
});

it('a figure inside a text is shown as the site shows it', () => {
  const claims = [{ name: 'years', shown: '$20+', count: '20', path: ['years', 'shown'] }];
  expect(filled('{{years}} or {{ years.count }}', claims)).toBe('$20+ or 20');
});
