// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubDialog } from '../../tests/support/components/dialog.ts';
import { stubMedia } from '../../tests/support/components/media.ts';
import { sectionSchema } from '../sections/schema.ts';
import { entries, isPart } from './registry.ts';

beforeEach(() => {
  stubMedia();
  stubDialog();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('finds the components of every folder', () => {
  const names = entries.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Button', 'Header', 'Packages', 'Claims', 'Banner']));
});

it.each(entries.filter((entry) => !isPart(entry)))('$folder/$name has at least one example', ({ examples }) => {
  expect(Object.keys(examples ?? {})).not.toEqual([]);
});

const shown = entries.flatMap(({ name, View, examples }) => (examples ? [{ name, View, examples }] : []));

describe.each(shown)('$name', ({ View, examples }) => {
  it.each(Object.entries(examples))('%s: is drawn without complaint', (_, props) => {
    expect(render(<View {...props} />).container.children).not.toHaveLength(0);
  });
});

const sectionExamples = entries.flatMap(({ name, examples = {} }) =>
  Object.entries(examples).flatMap(([example, props]) =>
    'data' in props ? [{ name, example, data: props.data }] : [],
  ),
);

/** A file holds days as text. */
const asWritten = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (_, value) =>
    typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\d)T00:00:00.000Z$/, '$1') : value,
  );

it.each(sectionExamples)('$name, $example: is what an editor may write', ({ data }) => {
  const read = sectionSchema.safeParse(asWritten(data));
  expect(read.error?.issues ?? []).toEqual([]);
  expect(read.data).toEqual(data);
});
