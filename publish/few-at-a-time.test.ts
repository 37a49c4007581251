import { expect, it } from 'vitest';
import { fewAtATime } from './few-at-a-time.ts';

it('works through everything in order, with only a few under way at once', async () => {
  let underWay = 0;
  let most = 0;
  const results = await fewAtATime([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    most = Math.max(most, ++underWay);
    await new Promise(setImmediate);
    underWay--;
    return item * 10;
  });
  expect(results).toEqual([10, 20, 30, 40, 50, 60, 70]);
  expect(most).toBe(3);
});
