import { expect, it } from 'vitest';
import { summarise } from './summary.ts';

const result = (perSecond: number) => ({ perSecond, p50Ms: 1, p99Ms: 2 });
const round = (ours: number, nginx: number) => ({
  ours: result(ours),
  nginx: result(nginx),
  'nginx, same answers': result(nginx / 2),
});

it('compares within each round, so that a slow minute moves no ratio', () => {
  const { results, toNginx, toSameAnswers } = summarise([round(300, 1000), round(30, 100), round(280, 1000)]);
  expect({ toNginx, toSameAnswers }).toEqual({ toNginx: 0.3, toSameAnswers: 0.6 });
  expect(results.ours.perSecond).toBe(280);
});
