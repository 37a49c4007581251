import { expect, test } from 'vitest';
import { allPaths } from '../support/built-pages.ts';
import { all, readPage, textOf } from '../support/dom.ts';

test('the first mention of SAP SuccessFactors on a page carries ®', () => {
  const mentions = allPaths.flatMap((path) => {
    const main = readPage(path).querySelector('main')?.cloneNode(true);
    if (!(main instanceof Element)) return [];
    // Headings of the specification and lists of page names are repeated as they are; the sign belongs into the text.
    for (const name of all(main, 'h1, p:has(+ h1), nav, script, style')) name.replaceWith(' ');
    const [first] = /SAP SuccessFactors.{0,40}/.exec(textOf(main)) ?? [];
    return first ? [`${path}: ${first}`] : [];
  });
  expect(mentions.length).toBeGreaterThan(0);
  expect(mentions.filter((mention) => !mention.includes(': SAP SuccessFactors®'))).toEqual([]);
});
