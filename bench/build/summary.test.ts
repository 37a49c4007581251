import { describe, expect, it } from 'vitest';
import { msPerPage, tableOf } from './summary.ts';

const build = (pages: number, seconds: number) => ({ pages, seconds, megabytes: 500 });
const row = (pages: number, seconds: number) => ({
  name: `${pages} pages`,
  ...build(pages, seconds),
  again: build(pages, 9),
});

describe('the cost of a page', () => {
  it('counts only what pages beyond the first hundred add', () => {
    expect(msPerPage(build(1100, 22), build(100, 10))).toBe(12);
  });
  it('is not given for a site of so few pages that it would be noise', () => {
    expect(msPerPage(build(106, 11), build(100, 10))).toBeUndefined();
    expect(msPerPage(build(1100, 22), undefined)).toBeUndefined();
  });
  it('stands in the table beside the time it comes from', () => {
    const lines = tableOf([row(60, 8), row(103, 10), row(1103, 22)]).split('\n');
    expect(lines.at(-2)?.replace(/ +/g, ' ')).toBe('| 1103 pages | 1103 | 22 | 12 | 500 | 9 | 0 | 500 |');
  });
});
