import { describe, expect, it } from 'vitest';
import { readNearestLinks } from './nearest-link.ts';
import { nearestPagesOf } from './nearest-pages.ts';

const html =
  '<p>ä</p><ul><li data-nearest="Did you mean {name}?" hidden><a class="x" href="/">Home <b>page</b></a></li></ul>';

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

it('knows every page but the home page, with the words that people use for it', () => {
  const page = { path: '/services/health-check', name: 'Health Check & more' };
  const groups = [{ pages: [{ path: '/', name: 'Home' }, page] }];
  expect(nearestPagesOf(groups, [{ page: page.path, words: ['System check', 'audit'] }])).toEqual([
    { href: page.path, name: page.name, slug: 'health-check', also: ['system-check', 'audit'] },
  ]);
});
