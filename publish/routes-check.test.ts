import { expect, it } from 'vitest';
import { routeFaults } from './routes-check.ts';

const pages = new Set(['/contact-us', '/about-us']);

it('accepts redirects and fallbacks to pages that exist', () => {
  const redirects = [{ from: '/contact', to: '/contact-us?from=old#form' }];
  expect(
    routeFaults({ redirects, fallbacks: [{ under: '/about-us', page: '/about-us', status: 200 }] }, pages),
  ).toEqual([]);
});

it('names what leads nowhere, in a circle, or over a page', () => {
  const redirects = [
    { from: '/about-us', to: '/contact-us' },
    { from: '/old', to: '/gone' },
    { from: '/older', to: '/old' },
  ];
  expect(routeFaults({ redirects, fallbacks: [{ under: '/news', page: '/news/404', status: 404 }] }, pages)).toEqual([
    'content/routes.yaml: /about-us is redirected, but there is a page at that path',
    'content/routes.yaml: /old is redirected to /gone, but there is no such page',
    'content/routes.yaml: /older is redirected to /old, which is itself redirected',
    'content/routes.yaml: unknown paths under /news show /news/404, but there is no such page',
  ]);
});
