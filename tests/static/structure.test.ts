import { expect, test } from 'vitest';
import { allPaths, htmlOf } from '../support/built-pages.ts';
import { attributeOf, elementsOf, textOf } from '../support/html.ts';

/** The skeleton by which screen readers find their way. */
const pages = allPaths.map((path) => ({ path, tags: elementsOf(htmlOf(path)) }));

test('every page is in English and says so', () => {
  for (const { path, tags } of pages) {
    const html = tags.find(({ tagName }) => tagName === 'html');
    expect.soft(html && attributeOf(html, 'lang'), path).toBe('en');
  }
});

test('every page has exactly one h1, with words', () => {
  for (const { path, tags } of pages) {
    const headings = tags.filter(({ tagName }) => tagName === 'h1').map((tag) => textOf(tag).trim());
    expect.soft(headings, path).toEqual([expect.stringMatching(/\w/)]);
  }
});

test('headings never skip a level', () => {
  for (const { path, tags } of pages) {
    const headings = tags.filter(({ tagName }) => /^h[1-6]$/.test(tagName));
    const skips = headings.flatMap((tag, i) => {
      const before = Number(headings[i - 1]?.tagName[1] ?? 0);
      return Number(tag.tagName[1]) > before + 1 ? [`${tag.tagName} “${textOf(tag)}” after h${before}`] : [];
    });
    expect.soft(skips, path).toEqual([]);
    const empty = headings.filter((tag) => textOf(tag).trim() === '' && !attributeOf(tag, 'aria-label'));
    expect.soft(empty.length, `${path}: headings without words`).toBe(0);
  }
});

test('ids are unique on every page', () => {
  for (const { path, tags } of pages) {
    const ids = tags.map((tag) => attributeOf(tag, 'id')).filter((id) => id !== undefined);
    expect
      .soft(
        ids.filter((id, i) => ids.indexOf(id) !== i),
        path,
      )
      .toEqual([]);
  }
});

test('labels and descriptions refer to something that is there', () => {
  const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget', 'list'];
  for (const { path, tags } of pages) {
    const ids = new Set(tags.map((tag) => attributeOf(tag, 'id')));
    const lost = tags.flatMap((tag) =>
      REFERENCES.flatMap((name) =>
        (attributeOf(tag, name) ?? '')
          .split(/\s+/)
          .filter((id) => id !== '' && !ids.has(id))
          .map((id) => `<${tag.tagName} ${name}="${id}">`),
      ),
    );
    expect.soft(lost, path).toEqual([]);
  }
});

test('landmarks: one banner, one main, one contentinfo, and navigations told apart by name', () => {
  for (const { path, tags } of pages) {
    const count = (name: string) => tags.filter(({ tagName }) => tagName === name).length;
    const isOfBody = (tag: (typeof tags)[number]) => tag.parentNode?.nodeName === 'body';
    const banners = tags.filter((tag) => tag.tagName === 'header' && isOfBody(tag));
    expect.soft(banners.length, `${path}: banner`).toBe(1);
    expect.soft(count('main'), `${path}: main`).toBe(1);
    expect.soft(count('footer'), `${path}: footer`).toBe(1);
    const names = tags
      .filter(({ tagName }) => tagName === 'nav')
      .map((tag) => attributeOf(tag, 'aria-label') ?? attributeOf(tag, 'aria-labelledby') ?? 'without a name');
    expect.soft(names, `${path}: navigations`).toEqual([...new Set(names)]);
    expect.soft(names, path).not.toContain('without a name');
  }
});

test('the first link of every page skips to the main part', () => {
  for (const { path, tags } of pages) {
    const first = tags.find(({ tagName }) => tagName === 'a');
    expect.soft(first && attributeOf(first, 'href'), path).toBe('#main');
    const main = tags.find(({ tagName }) => tagName === 'main');
    expect.soft(main && attributeOf(main, 'id'), path).toBe('main');
  }
});
