import { expect, it } from 'vitest';
import { summarise } from './summary.ts';

const result = (perSecond: number) => ({ perSecond, p50Ms: 1, p99Ms: 2 });
const round = (ours: number, nginx: number) => ({
  ours: result(ours),
  nginx: result(nginx),
});

it('compares within each round, so that a slow minute moves no ratio', () => {
  const { results, toNginx } = summarise([round(300, 1000), round(30, 100), round(280, 1000)]);
  expect(toNginx).toBe(0.3);
  expect(results.ours.perSecond).toBe(280);
});
