import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fewPerTurn } from './few-per-turn.ts';

it('lets a few begin in each turn of the event loop, in the order in which they came', async () => {
  const mayBegin = fewPerTurn({ few: 2, waiting: 10 });
  const begun: number[] = [];
  const all = [1, 2, 3, 4, 5].map(async (number) => {
    if (await mayBegin()) begun.push(number);
  });
  const seen: number[][] = [];
  while (begun.length < 5) {
    await nextTurn();
    seen.push([...begun]);
  }
  await Promise.all(all);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(seen.map(({ length }) => length).every((count, at) => count - (seen[at - 1]?.length ?? 0) <= 2)).toBe(true);
});

it('has no place for more than may wait, and has again when they have begun', async () => {
  const mayBegin = fewPerTurn({ few: 1, waiting: 2 });
  expect(await Promise.all([mayBegin(), mayBegin(), mayBegin()])).toEqual([true, true, false]);
  expect(await mayBegin()).toBe(true);
});
