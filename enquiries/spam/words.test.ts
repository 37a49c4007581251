import { describe, expect, it } from 'vitest';
import { fc } from '../../tests/support/property.ts';
import { manners } from './manners.ts';
import { topics, trade } from './topics.ts';
import { targets, visitors } from './visitors.ts';
import { findAll, linksIn, phrases, wordsOf } from './words.ts';

const lists = { ...topics, trade, ...manners, ...visitors, targets };
const finds = (text: string, list: string) => findAll(wordsOf(text), phrases(list));

describe('words', () => {
  it.each([
    ['SAP-Spezialisten für Gehälter', ' . sap spezialisten fur gehalter '],
    ['Hello, world! We pay 1,200 people.', ' . hello world . we pay 1 200 people . '],
    ['See https://a.example/x?y=1 now', ' . see LINK now '],
    ['𝐁𝐢𝐭𝐜𝐨𝐢𝐧 and vi\u200Bagra', ' . bitcoin and viagra '],
    ['cаsino', ' . casino '],
    ['v1agra, G00gle, b@cklinks', ' . viagra google backlinks '],
    ['c-a-s-i-n-o or S E O', ' . casino or seo '],
    ['S/4HANA, B2B, a1@b.example, U.A.E., e.g. 10am', ' . s 4hana b2b a1 b example uae e g . 10am '],
    ['сколько стоит?', ' . сколько стоит . '],
    ['نَحْنُ شركة', ' . نحن شركة '],
    ['हमें पेरोल चाहिए।', ' . हमें पेरोल चाहिए . '],
    ['我们的工资', ' . 我 们 的 工 资 '],
    ['', ' .  '],
  ])('of %s', (text, words) => {
    expect(wordsOf(text)).toBe(words);
  });

  it('are whole: a letter of any script before or after makes another word', () => {
    const letter = fc.constantFrom('a', 'ß', 'é', 'я', 'ش', 'क', 'ಕ', '5');
    const word = fc.constantFrom('cialis', 'seo', 'casino', 'loan', 'казино', 'كازينو', 'सट्टा');
    const list = 'cialis, seo, casino, loan, казино, كازينو, सट्टा';
    fc.assert(
      fc.property(word, letter, letter, (found, before, after) => {
        expect(finds(`x ${found}, y`, list)).toHaveLength(1);
        expect(finds(`x ${before}${found}, y`, list)).toEqual([]);
        expect(finds(`x ${found}${after}, y`, list)).toEqual([]);
      }),
    );
    expect(finds('A SPECIALIST for socialist-era law', 'cialis, social, list')).toEqual([]);
  });

  it.each([
    ['rank .. your website|site', 'We rank all of your site', ['rank all of your site']],
    ['rank .. your website|site', 'We rank. Your site is good', []],
    ['rank .. your website', 'rank one two three four five your website', []],
    ['guest post*', 'Guest posts and a guest post', ['guest post']],
    ['# people', 'for 1,200 people', ['200 people']],
    ['. is there', 'Is there a price? There is. is there', ['. is there']],
    ['first_page|page_one of google', 'The first page of Google', ['first page of google']],
    ['外链', '高质量外链服务', ['外 链']],
    ['pay $', 'pay $30', ['pay $']],
  ])('%s in %j', (list, text, found) => {
    expect(finds(text, list)).toEqual(found);
  });

  it.each([
    ['https://a.example and www.b.example', 2],
    ['go.example/abc', 1],
    ['a.b@mail.example/x', 0],
    ['S/4HANA, 0.02/word, e.g./i.e., and/or', 0],
  ])('count the links of %s', (text, count) => {
    expect(linksIn(text)).toHaveLength(count);
  });
});

describe.each(Object.entries(lists))('the phrases of %s', (_name, list) => {
  it('have no empty choice', () => {
    expect(list.split(/[,\n]/).filter((phrase) => /(^|\s)\||\|(\s|$)|\|\|/.test(phrase.trim()))).toEqual([]);
  });

  // Only a group that repeats without a bound could make the work grow faster than the text.
  it('cost a bounded number of steps for each word', () => {
    expect(phrases(list).source).not.toMatch(/\)(?:[*+]|\{\d+,\})/);
  });
});
