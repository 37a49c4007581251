// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hrefs } from '../../tests/support/components/links.ts';
import { exampleFrame } from '../../tests/support/examples/frame.ts';
import { examples } from './Header.examples.ts';
import { Header } from './Header.tsx';

afterEach(cleanup);

describe('the header', () => {
  it('has every link of the navigation in its HTML, before anything is opened', () => {
    const { container } = render(<Header {...examples['on the home page']} />);
    const bar = within(container).getByRole('navigation', { name: 'Main' });
    const { solutions, services } = exampleFrame;
    expect(solutions).toHaveLength(11);
    expect(hrefs(bar)).toEqual([
      '/solutions',
      ...solutions.map(({ href }) => href),
      '/services',
      ...services.flatMap(({ href, links }) => [...(href ? [href] : []), ...links.map((link) => link.href)]),
      '/dhr-easy-move',
      '/products',
      '/about-us',
      '/insights',
      '/blogs',
      '/how-we-deliver',
      '/tools',
    ]);
    expect(hrefs(container)).toContain('/contact-us');
    expect(screen.getByRole('link', { name: /^DHR/ }).getAttribute('href')).toBe('/');
  });

  it('opens menus that exist, without a script', () => {
    const { container } = render(<Header {...examples['on the home page']} />);
    const openers = [...container.querySelectorAll('[popovertarget]')];
    expect(openers.map((opener) => opener.getAttribute('aria-label') ?? opener.textContent)).toEqual(
      expect.arrayContaining(['Solutions', 'Services', 'Products', 'Resources', 'Menu']),
    );
    for (const opener of openers) {
      const menu = document.getElementById(opener.getAttribute('popovertarget') ?? '');
      expect(menu?.getAttribute('popover')).toBe('auto');
    }
  });

  it.each([
    ['', {}],
    ['solutions', { Solutions: 'true' }],
    ['services', { Services: 'true' }],
    ['products', { Products: 'true' }],
    ['dhr-easy-move', { Products: 'true' }],
    ['about-us', { 'About Us': 'page' }],
    ['how-we-deliver', { Resources: 'true' }],
    ['blogs', { Resources: 'true' }],
  ])('tells eye and ear where you are: /%s', (here, marked) => {
    const { container } = render(<Header frame={exampleFrame} here={here} />);
    const current = [...container.querySelectorAll('nav')].map((nav) =>
      Object.fromEntries(
        [...nav.querySelectorAll('[aria-current]')].map((item) => [
          item.textContent,
          item.getAttribute('aria-current'),
        ]),
      ),
    );
    expect(current, 'the bar and the menu on small screens').toEqual([marked, marked]);
  });

  it('lists a group that is no page of its own without a link', () => {
    render(<Header {...examples['on the home page']} />);
    expect(screen.queryByRole('link', { name: 'People and assurance' })).toBeNull();
    expect(screen.getAllByText('People and assurance').length).toBeGreaterThan(0);
  });
});
