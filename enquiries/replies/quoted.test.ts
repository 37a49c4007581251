import { expect, it } from 'vitest';
import { splitQuoted } from './quoted.ts';

it.each([
  ['Yes.\n\nOn Tue, 17 Nov 2026 at 09:00, DHR <hello@dhr.example> wrote:\n> Dear Asha\n>\n> Yours', 'Yes.'],
  ['Yes.\n\nOn Tue, 17 Nov 2026 at 09:00, DHR <hello@dhr.example>\nwrote:\n> Dear Asha', 'Yes.'],
  ['نعم.\n\nفي الثلاثاء كتب DHR:\n> Dear Asha', 'نعم.'],
  ['Yes.\n\n-----Original Message-----\nFrom: DHR', 'Yes.'],
  ['Yes.\n\nFrom: DHR\nSent: Tuesday\nTo: Asha\n\nDear Asha', 'Yes.'],
  ['> When?\nOn Monday.\n> Where?\nIn Dubai.', '> When?\nOn Monday.\n> Where?\nIn Dubai.'],
  ['> All of it is quoted.', '> All of it is quoted.'],
  ['Regards\n-- \nAsha\nTel: 1\nMail: 2\nWeb: 3', 'Regards\n-- \nAsha\nTel: 1\nMail: 2\nWeb: 3'],
])('tells what was written from what was quoted in %j', (mail, said) => {
  const { text, quoted } = splitQuoted(mail);
  expect(text).toBe(said);
  expect(`${text}\n\n${quoted}`.trim()).toBe(mail);
});
