import { expect, it } from 'vitest';
import { contentFiles } from '../../content-reader/files.ts';
import { createCheck } from '../../site/content/check-content.ts';
import { answerYes, openQuestions, postpone } from './owner-questions.ts';

const check = createCheck(process.cwd());
function after(written: { file: string; source: string }[]) {
  const replaced = Object.fromEntries(written.map(({ file, source }) => [file, source]));
  expect(check(replaced)).toEqual([]);
  return contentFiles(process.cwd(), replaced);
}
const files = contentFiles(process.cwd());
const named = (name: string, from = files) => openQuestions(from).find((one) => one.name === name);

it('asks what only the owner knows, with every place that an answer settles', () => {
  expect(named('telephone')?.places).toContainEqual(expect.objectContaining({ path: ['phone'], name: 'Site, phone' }));
  expect(named('people')?.places).toContainEqual(expect.objectContaining({ file: 'content/people' }));
});

it('settles every mark of a question by one yes, and no question that needs a value', () => {
  const rules = named('payroll-rules');
  const written = answerYes(files, 'payroll-rules');
  expect(written.length).toBeGreaterThan(1);
  expect(named('payroll-rules', after(written))?.places ?? []).not.toEqual(rules?.places);
  expect(() => answerYes(files, 'telephone')).toThrow('needs more than a yes');
});

it('puts a question off, and notes whom it was given to', () => {
  const later = after(postpone(files, { name: 'telephone', until: '2027-01-31', askedOf: 'Leila' }));
  expect(named('telephone', later)).toMatchObject({ askedOf: 'Leila', putOffUntil: new Date('2027-01-31') });
});
