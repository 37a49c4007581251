import { expect, it } from 'vitest';
import { vocabularyOf } from './search-help.ts';

it('counts each word of the main part once a page, as the search compares it', () => {
  const page = (main: string) => `<header>Menu</header><main><h1>${main}</h1><svg><title>Art</title></svg></main>`;
  expect(vocabularyOf([page('Payroll, payroll &amp; Développement'), page('Payroll')])).toEqual({
    developpement: 1,
    payroll: 2,
  });
});
