import { describe, expect, it } from 'vitest';
import { readTarget } from './routes.ts';

describe('a request target', () => {
  it.each([
    ['/', { path: '/', query: '' }],
    ['/about-us?a=1&b', { path: '/about-us', query: '?a=1&b' }],
    ['/about%2Dus', { path: '/about-us', query: '' }],
    ['/%C3%A4', { path: '/ä', query: '' }],
    ['http://dhr.example/about-us?x', { path: '/about-us', query: '?x' }],
    ['http://dhr.example', { path: '/', query: '' }],
    ['/a?next=http://x/%2f..', { path: '/a', query: '?next=http://x/%2f..' }],
  ])('%s is read', (target, read) => {
    expect(readTarget(target)).toEqual(read);
  });

  it.each([
    '/%ff',
    '/%',
    '/..%2f',
    '/a%5Cb',
    '/a\\b',
    '/../x',
    '/a/./b',
    '/%2e%2e/x',
    '/%00',
    '/a%0d%0ab',
    '*',
    'about-us',
    '',
  ])('%j is refused as malformed', (target) => {
    expect(readTarget(target)).toEqual({ refuse: 400 });
  });

  it('is refused when it is too long', () => {
    expect(readTarget(`/${'a'.repeat(10_000)}`)).toEqual({ refuse: 414 });
    expect(readTarget(`/${'a'.repeat(2000)}`)).toEqual({ refuse: 414 });
    expect(readTarget(`/a?${'a'.repeat(4000)}`)).toMatchObject({ path: '/a' });
  });
});
