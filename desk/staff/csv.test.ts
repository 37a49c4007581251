import { expect, it } from 'vitest';
import { csvLine } from './export.ts';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1'])('spreadsheets never run %j as a formula', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`);
});

it('spreadsheets that separate cells by another character find no formula in the middle of one either', () => {
  expect(csvLine(['a;=1+1', 'two\n-3', 'x | @SUM(A1)'])).toBe(`"a;'=1+1","two\n'-3","x | '@SUM(A1)"\r\n`);
  expect(csvLine([';=1+1', '\t=1', ';"=1+1&"'])).toBe(`";'=1+1","'\t'=1",";""'=1+1&"""\r\n`);
  expect(csvLine(['an e-mail, 3-4 people; two + "three"'])).toBe('"an e-mail, 3-4 people; two + ""three"""\r\n');
});
