import { describe, expect, it } from 'vitest';
import { readFlags } from './flags.ts';

const flags = {
  runs: { default: 5, meaning: 'runs of each page' },
  pages: { default: '/', meaning: 'which pages' },
};

describe('the flags of a benchmark', () => {
  it('are the full run when nothing is typed', () => {
    expect(readFlags(flags, [])).toEqual({ values: { runs: 5, pages: '/' }, isTrial: false });
  });

  it('make a trial of a run that differs from the full one', () => {
    expect(readFlags(flags, ['--runs', '1'])).toEqual({ values: { runs: 1, pages: '/' }, isTrial: true });
    expect(readFlags(flags, ['--runs=5', '--pages=/']).isTrial).toBe(false);
  });

  it('say which flags exist when another is typed', () => {
    expect(() => readFlags(flags, ['--rusn', '1'])).toThrow(/--runs 5\s+runs of each page/);
  });

  it.each(['many', '', '-1', 'Infinity'])('refuse "%s" as a number', (text) => {
    expect(() => readFlags(flags, [`--runs=${text}`])).toThrow(`--runs must be a number of at least 0, not "${text}".`);
  });
});
