import { expect, it } from 'vitest';
import { readStat, sumOfTree } from './memory.ts';

it('reads a process although its name holds brackets and spaces', () => {
  const fields = ['S', '7', ...Array.from({ length: 19 }, () => '0'), '512', '0'];
  expect(readStat(42, `42 (a (b) c) ${fields.join(' ')}`)).toEqual({ pid: 42, parent: 7, megabytes: 2 });
});

it('counts a program with all that it started, and nobody else', () => {
  const all = [
    { pid: 1, parent: 0, megabytes: 1000 },
    { pid: 10, parent: 1, megabytes: 100 },
    { pid: 11, parent: 10, megabytes: 20 },
    { pid: 12, parent: 11, megabytes: 3 },
    { pid: 20, parent: 1, megabytes: 500 },
  ];
  expect(sumOfTree(10, all)).toBe(123);
});
