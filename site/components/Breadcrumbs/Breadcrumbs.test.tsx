// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleWords } from '../../gallery/example-context.ts';
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
    ['/services/sap-erp-hcm', 'SAP ERP HCM'],
    ['/services/sap-hxm-implementation', 'SAP HXM Implementation'],
    ['/services/sap-successfactors', 'SAP SuccessFactors'],
    ['/services/hr-process-implementation', 'HR Process Implementation'],
    ['/solutions/business-ai-hr', 'Business AI for HR'],
    ['/solutions/performance-goals', 'Performance & Goals'],
    ['/dhr-easy-move', 'DHR Easy Move'],
    ['/termsofuse', 'Terms of Use'],
    ['/blogs/SAP-Payroll-Offerings', 'SAP Payroll Offering'],
    ['/how-we-deliver', 'How We Deliver'],
  ])('spells %s as %s', (path, label) => {
    expect(trail(path).at(-1)).toEqual([label, null]);
  });

  it('has a name of its own among the navigations of a page', () => {
    trail('/about-us');
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy();
  });
});
