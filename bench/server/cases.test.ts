import { expect, it } from 'vitest';
import { mostNamed } from './cases.ts';

it('takes the hashed file that most pages name, however often one page names it', () => {
  const pages = [
    '<script src="/_astro/a.1x.js"></script><script src="/_astro/a.1x.js"></script><link href="/_astro/b.2y.woff2">',
    '<link href="/_astro/b.2y.woff2">',
    '<img src="/og/c.png">',
  ];
  expect(mostNamed(pages)).toBe('/_astro/b.2y.woff2');
  expect(mostNamed([])).toBeUndefined();
});
