// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SideNav } from './SideNav.tsx';

afterEach(cleanup);
const groups = [
  {
    label: 'Consulting',
    href: '/services/consulting',
    links: [{ label: 'Health Check', href: '/services/health-check' }],
  },
  { label: 'People', links: [{ label: 'Training', href: '/services/training' }] },
];

it.each([
  ['/services/training', 'Training', ['Training']],
  ['/services/consulting', 'Consulting', ['Consulting']],
  ['', '404 Not Found', []],
])('marks %s in a closed list, once, or nothing where the address does not exist', (href, label, marked) => {
  const { container } = render(
    <SideNav area={{ sideLabel: 'Services', all: 'All services', groups, motif: 'girih' }} current={{ href, label }} />,
  );
  const current = [...container.querySelectorAll('[aria-current=page]')];
  expect(current.map(({ textContent }) => textContent)).toEqual(marked);
  expect(container.querySelector('summary')?.textContent).toBe(`All services${label}`);
  expect(container.querySelector('details')?.open).toBe(false);
});
