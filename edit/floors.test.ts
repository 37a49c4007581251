import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Each folder may import those before it. */
const FLOORS = ['marks', 'fields', 'files', 'publishing', 'serving', 'panel', 'desk'];
const IMPORT = /from '\.\.\/(\w+)\//g;

it('no folder of edit mode imports one of a higher floor', () => {
  const files = globSync('edit/*/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const upward = files.flatMap((file) => {
    const [, floor = ''] = file.split(/[\\/]/);
    const below = FLOORS.slice(0, FLOORS.indexOf(floor));
    return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
      .map(([, other = '']) => other)
      .filter((other) => !below.includes(other))
      .map((other) => `${file} imports ${other}`);
  });
  expect(files.length).toBeGreaterThan(20);
  expect(upward).toEqual([]);
});
