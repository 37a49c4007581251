import { expect, it } from 'vitest';
import { getNavigation } from '../../content/get-content.ts';
import { findPage, listPageGroups } from './public-pages.ts';

it('a page is called what the menus call it', () => {
  expect(findPage('/contact-us')?.name).toBe(getNavigation().main.contact.label);
});

it('an area begins with its overview', () => {
  const first = listPageGroups().map(({ pages: [page] }) => page?.path);
  expect(first).toEqual(expect.arrayContaining(['/solutions', '/services', '/products', '/tools', '/insights']));
});

it('an overview is as new as the newest of what it lists', () => {
  const days = listPageGroups().flatMap(({ pages }) =>
    pages[0]?.path === '/services' ? pages.map((page) => page.lastModified?.getTime() ?? 0) : [],
  );
  expect(days[0]).toBe(Math.max(...days.slice(1)));
});
