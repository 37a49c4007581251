import { expect, test } from 'vitest';
import { allPaths } from '../support/built-pages.ts';
import { all, readPage, textOf, textsOf, valuesOf } from '../support/dom.ts';

/** The skeleton by which screen readers find their way: each check names what is wrong on a page. */
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget', 'list'];

const CHECKS: Record<string, (page: Document) => unknown[]> = {
  'is in English and says so': ({ documentElement: { lang } }) => (lang === 'en' ? [] : [lang]),
  'has one h1, with words': (page) => {
    const headings = textsOf(page, 'h1');
    return headings.length === 1 && /\w/.test(headings[0] ?? '') ? [] : [headings];
  },
  'has headings that skip no level and have words': (page) => {
    const headings = all(page, 'h1, h2, h3, h4, h5, h6');
    return headings
      .filter((heading, i) => {
        const isSkip = Number(heading.tagName[1]) > Number(headings[i - 1]?.tagName[1] ?? 0) + 1;
        return isSkip || (textOf(heading) === '' && !heading.hasAttribute('aria-label'));
      })
      .map((heading) => heading.outerHTML.slice(0, 120));
  },
  'has unique ids': (page) => {
    const ids = valuesOf(page, 'id');
    return ids.filter((id, i) => ids.indexOf(id) !== i);
  },
  'refers to labels and descriptions that are there': (page) =>
    REFERENCES.flatMap((name) =>
      valuesOf(page, name)
        .flatMap((ids) => ids.split(/\s+/))
        .filter((id) => id !== '' && !page.getElementById(id))
        .map((id) => `${name}="${id}"`),
    ),
  'has one banner, one main and one contentinfo': (page) =>
    ['body > header', 'main', 'footer'].filter((part) => all(page, part).length !== 1),
  'tells its navigations apart by name': (page) => {
    const names = all(page, 'nav').map(
      (nav) => nav.getAttribute('aria-label') ?? nav.getAttribute('aria-labelledby') ?? '',
    );
    return names.filter((name, i) => name === '' || names.indexOf(name) !== i);
  },
  'skips to its main part with the first link': (page) => {
    const found = [page.querySelector('a')?.getAttribute('href'), page.querySelector('main')?.id];
    return found.join() === '#main,main' ? [] : found;
  },
};

test.each(Object.entries(CHECKS))('every page %s', (_, faultsIn) => {
  for (const path of allPaths) expect.soft(faultsIn(readPage(path)), path).toEqual([]);
});
