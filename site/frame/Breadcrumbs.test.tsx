// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleWords } from '../../tests/support/examples/context.ts';
import { getSpelling } from '../content.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

afterEach(cleanup);
const trail = (path: string) => {
  render(<Breadcrumbs path={path} words={exampleWords} />);
  return screen
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null]);
};

describe('the breadcrumb', () => {
  it('begins at Home, spells each part of the address and does not link the page you are on', () => {
    expect(trail('/solutions/time-management')).toEqual([
      ['Home', '/'],
      ['Solutions', '/solutions'],
      ['Time Management', null],
    ]);
    expect(screen.getByText('Time Management').getAttribute('aria-current')).toBe('page');
  });

  it.each([
    ['/services/sap-hxm-implementation', 'SAP HXM Implementation'],
    ['/services/sap-successfactors', 'SAP SuccessFactors'],
    ['/services/hr-process-implementation', 'HR Process Implementation'],
    ['/dhr-easy-move', 'DHR Easy Move'],
    ['/how-we-deliver', 'How We Deliver'],
    ...Object.entries(getSpelling().parts).map(([part, label]) => [`/solutions/${part}`, label]),
  ])('spells %s as %s', (path, label) => {
    expect(trail(path).at(-1)).toEqual([label, null]);
  });
});
