import { describe, expect, it } from 'vitest';
import { readNearestLinks } from './nearest-link.ts';
import { readNearestPages } from './nearest-pages.ts';

const html = '<p>ä</p><ul><li data-nearest="Did you mean {name}?" hidden><a class="x" href="/">Home <b>page</b></a></li></ul>';

describe('the items of a 404 page for pages that were probably meant', () => {
  it('are found with the places to exchange', () => {
    const [link, ...others] = readNearestLinks(html);
    expect(others).toEqual([]);
    expect(html.slice(...(link?.hidden ?? [0, 0]))).toBe('hidden');
    expect(html.slice(...(link?.href ?? [0, 0]))).toBe('href="/"');
    expect(html.slice(...(link?.text ?? [0, 0]))).toBe('Home <b>page</b>');
    expect(link?.words).toBe('Did you mean {name}?');
  });
  it('may be missing', () => {
    expect(readNearestLinks('<p>404 Not Found</p>')).toEqual([]);
  });
  it.each([
    '<li data-nearest="x" hidden><a href="/">y</a></li>',
    '<li data-nearest="{name}"><a href="/">y</a></li>',
    '<li data-nearest="{name}" hidden>y</li>',
  ])('must be complete: %s', (item) => {
    expect(() => readNearestLinks(item)).toThrow('an element marked data-nearest needs');
  });
});

it('takes every page but the home page from the list of all pages, with the words that people use for it', () => {
  const sitemap =
    '<div data-all-pages><a href="/">Home</a><a href="/services/health-check">Health\n  Check &amp; more</a></div><a href="/x">x</a>';
  expect(readNearestPages(sitemap, [{ page: '/services/health-check', words: ['System check', 'audit'] }])).toEqual([
    {
      href: '/services/health-check',
      name: 'Health Check & more',
      slug: 'health-check',
      also: ['system-check', 'audit'],
    },
  ]);
});
