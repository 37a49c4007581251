import { describe, expect, it } from 'vitest';
import { fold } from '../../common/words-of.ts';
import { getSearch } from '../content.ts';
import { markWords, wholeSentences } from './excerpt.ts';
import { isOneTypo } from './one-typo.ts';
import { mergeRanked } from './rank.ts';
import { understand } from './understand.ts';

const vocabulary = {
  payroll: 30,
  succession: 4,
  linked: 2,
  support: 20,
  migration: 9,
  employee: 20,
  central: 20,
  report: 3,
};
const help = { ...getSearch(), countryNames: ['egypt', 'united arab emirates'].map(fold) };
const meaning = (typed: string) => understand(typed, help, vocabulary);

describe('what somebody means', () => {
  it('is the word itself, where the pages have it', () => {
    expect(meaning('migration')).toMatchObject({ queries: ['migration'], corrected: undefined });
    expect(meaning('Migrations')).toMatchObject({ queries: expect.arrayContaining(['migrations']) });
    expect(meaning('migr').queries).toEqual(['migr']);
  });
  it('is what a short form stands for', () => {
    expect(meaning('ECP').queries).toContain('Employee Central Payroll');
    expect(meaning('ECP').best).toEqual(['/solutions/payroll']);
  });
  it('forgives one typing mistake in a longer word, and says so', () => {
    expect(meaning('sucession')).toMatchObject({ queries: ['succession'], corrected: 'succession' });
    expect(meaning('payrol').queries).toEqual(['payrol']);
    expect(meaning('pyaroll')).toMatchObject({ corrected: 'payroll', best: ['/solutions/payroll'] });
    expect(meaning('carers')).toMatchObject({ best: ['/careers'] });
  });
  it('is not a word that only begins alike', () => {
    expect(meaning('linkedin').queries).not.toContain('linkedin');
    expect(meaning('linkedin').best).toEqual(['/contact-us']);
    expect(meaning('xylophone')).toEqual({ best: [], queries: [], corrected: undefined });
  });
  it('is a tool, where a country is named of which no page speaks', () => {
    expect(meaning('Egypt').best[0]).toBe('/tools/payroll-advisor');
    expect(meaning('payroll in Egypt')).toMatchObject({ queries: ['payroll'] });
  });
  it('does not depend on idle words, case or signs', () => {
    expect(meaning('How do I contact you?').best).toEqual(['/contact-us']);
    expect(meaning('E-MAIL').best).toEqual(['/contact-us']);
    expect(meaning('the jobs').best).toEqual(['/careers']);
  });
});

describe('what an HR leader types', () => {
  it.each([
    ['sap jobs in bangalore', '/careers'],
    ['abu dhabi office', '/about-us'],
    ['sla response time', '/services/application-support'],
    ['contact number', '/contact-us'],
    ['end of service benefits', '/solutions/payroll'],
    ['Saudi labour law', '/insights/payroll-gulf'],
    ['recruitment', '/solutions/recruiting'],
    ['الرواتب', '/solutions/payroll'],
    ['نهاية الخدمة', '/insights/payroll-gulf'],
    ['وظائف', '/careers'],
    ['اتصل بنا', '/contact-us'],
    ['Lohnabrechnung', '/solutions/payroll'],
  ])('%s leads to %s', (typed, page) => {
    expect(meaning(typed).best[0]).toBe(page);
  });
  it('is not decided by one word among others', () => {
    expect(meaning('payroll migration project').best).not.toContain('/solutions/payroll');
    expect(meaning('migration of reports').best).toEqual([]);
  });
});

describe('one typing mistake', () => {
  it.each([
    ['sucession', 'succession'],
    ['successsion', 'succession'],
    ['succesion', 'succession'],
    ['pyaroll', 'payroll'],
    ['poyroll', 'payroll'],
  ])('%s is near to %s', (one, other) => {
    expect(isOneTypo(one, other)).toBe(true);
    expect(isOneTypo(other, one)).toBe(true);
  });
  it.each([
    ['payroll', 'payroll'],
    ['pyarol', 'payroll'],
    ['training', 'learning'],
  ])('%s is not near to %s', (one, other) => {
    expect(isOneTypo(one, other)).toBe(false);
  });
});

describe('an excerpt', () => {
  const text =
    'Payroll. A ledger of people. Payroll runs every month, and errors are tied to a date. Nobody waits. The end.';
  it('is made of whole sentences, from the one that says most', () => {
    expect(wholeSentences(text, 'payroll error')).toBe(
      'Payroll runs every month, and errors are tied to a date. Nobody waits. The end.',
    );
  });
  it('is the beginning where no sentence has the words', () => {
    expect(wholeSentences('One sentence of more than forty letters stands here. Two.', 'xyz')).toMatch(/^One sentence/);
    expect(wholeSentences('', 'xyz')).toBe('');
  });
  it('marks every form of a word', () => {
    const marked = markWords('Errors happen; an error is “tied”.', 'errors').filter(({ isMatch }) => isMatch);
    expect(marked.map((piece) => piece.text)).toEqual(['Errors', 'error']);
  });
});

it('makes one list of several, each page once and the nearest reading first', () => {
  const page = (id: string, score: number) => ({ id, score });
  const lists = [
    [page('a', 10), page('b', 5)],
    [page('c', 2), page('b', 2)],
  ];
  expect(mergeRanked(lists).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  expect(mergeRanked([])).toEqual([]);
});
