// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hrefs } from '../../tests/support/components/links.ts';
import { openAll } from '../../tests/support/components/open-all.ts';
import { exampleFrame } from '../../tests/support/examples/frame.ts';
import { examples } from './MenuSheet.examples.ts';
import { MenuSheet } from './MenuSheet.tsx';

afterEach(cleanup);
const rows = (container: Element) => [...container.querySelectorAll('details')];
const row = (container: Element, name: string) =>
  rows(container).find((details) => details.querySelector(':scope > summary')?.textContent === name);

describe('the menu on small screens', () => {
  it('reaches every page that the header reaches', () => {
    const { container } = render(<MenuSheet {...examples['without a phone number']} />);
    expect(hrefs(container)).toEqual(
      expect.arrayContaining([
        '/solutions',
        ...exampleFrame.solutions.map(({ href }) => href),
        '/services',
        ...exampleFrame.services.flatMap(({ links }) => links.map(({ href }) => href)),
        '/services/sap-hxm-implementation',
        '/services/consulting',
        '/products',
        '/dhr-easy-move',
        '/about-us',
        '/blogs',
        '/how-we-deliver',
        '/contact-us',
      ]),
    );
  });

  it('begins with every row closed and keeps one row of a level open at a time', () => {
    const { container } = render(<MenuSheet {...examples['without a phone number']} />);
    expect(rows(container).some(({ open }) => open)).toBe(false);
    const level = (name: string) => row(container, name)?.getAttribute('name');
    expect(level('Solutions')).toBe('menu');
    expect(level('Resources')).toBe('menu');
    expect(level('Consulting')).toBe('menu-services');
  });

  it('opens services to groups, and groups to pages', () => {
    const { container } = render(<MenuSheet {...examples['without a phone number']} />);
    const services = row(container, 'Services');
    const group = row(container, 'HXM Implementation');
    expect(services?.contains(group ?? null)).toBe(true);
    expect(group && hrefs(group).slice(0, 2)).toEqual([
      '/services/sap-hxm-implementation',
      '/services/sap-successfactors',
    ]);
  });

  it('offers a call only where there is a number', () => {
    openAll(render(<MenuSheet {...examples['without a phone number']} />).container);
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Mail hello@dhr.example' })).toBeTruthy();
    cleanup();
    openAll(render(<MenuSheet {...examples['with a phone number']} />).container);
    const call = screen.getByRole('link', { name: 'Call +971 2 000 0000' });
    expect(call.getAttribute('href')).toBe('tel:+97120000000');
  });
});
