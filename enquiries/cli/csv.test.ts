import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('spreadsheets', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])('never run %j as a formula', (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  });

  it('get quotes and line breaks as they are', () => {
    expect(csvLine(['say "yes"', 'two\nlines', '1,5'])).toBe('"say ""yes""","two\nlines","1,5"\r\n');
  });
});
