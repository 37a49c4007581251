import { expect, it } from 'vitest';
import { tableOf } from './summary.ts';

const build = (pages: number, cpuSeconds: number) => ({ pages, seconds: 8, cpuSeconds, megabytes: 500 });
const row = (pages: number, cpuSeconds: number) => ({
  name: `${pages} pages`,
  ...build(pages, cpuSeconds),
  again: build(pages, 9),
});

it('says what each page beyond those of today adds', () => {
  const lines = tableOf([row(60, 10), row(360, 16)])
    .split('\n')
    .map((line) => line.replace(/ +/g, ' '));
  expect(lines).toContain('| 60 pages | 60 | 8 | 10 | – | 500 | 8 | 9 | – | 500 |');
  expect(lines).toContain('| 360 pages | 360 | 8 | 16 | 20 | 500 | 8 | 9 | 0 | 500 |');
});
