// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { sectionSchema } from './schema.ts';

afterEach(cleanup);

const views = import.meta.glob<Record<string, ComponentType<object>>>(['./*/[A-Z]*.tsx', '!./*/*.test.tsx'], {
  eager: true,
});
const exampleSets = import.meta.glob<{ examples: Record<string, { data?: unknown }> }>('./*/*.examples.ts', {
  eager: true,
});
const examples = Object.entries(exampleSets).flatMap(([file, set]) => {
  const view = file.replace('.examples.ts', '.tsx');
  const name = /(\w+)\.tsx$/.exec(view)?.[1] ?? '';
  const View = views[view]?.[name];
  return Object.entries(set.examples).flatMap(([example, props]) => (View ? [{ name, example, View, props }] : []));
});

/** A file holds days as text. */
const asWritten = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (_, value) =>
    typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\d)T00:00:00.000Z$/, '$1') : value,
  );

describe.each(examples)('$name, $example', ({ View, props }) => {
  it('is drawn without complaint', () => {
    expect(render(<View {...props} />).container.children).not.toHaveLength(0);
  });
  it.runIf('data' in props)('is what an editor may write', () => {
    expect(sectionSchema.safeParse(asWritten(props.data))).toMatchObject({ success: true, data: props.data });
  });
});
