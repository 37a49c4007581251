// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleWords as words } from '../../tests/support/examples/context.ts';
import { PageHead } from './PageHead.tsx';

afterEach(cleanup);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the head of a page', () => {
  it.each([
    ['Success Factor', 'Success Factor Payroll'],
    ['Payroll', 'Payroll'],
  ])('reads as area and label in one heading, each said once: %s', (area, expected) => {
    render(<PageHead path="/solutions/payroll" words={words} area={area} label="Payroll" />);
    expect(heading()).toBe(expected);
  });

  it.each([
    ['Application Management Support', 'SAP SuccessFactors Implementation Measured on payday.'],
    ['SAP SuccessFactors Implementation', 'Measured on payday.'],
  ])('keeps the banner of an area out of the heading "%s" and out of the search', (label, expected) => {
    const banner = { heading: 'SAP SuccessFactors Implementation', tagline: 'Measured on payday.' };
    const { container } = render(<PageHead path="/services/support" words={words} label={label} banner={banner} />);
    expect(heading()).toBe(label);
    const shown = container.querySelector('h1')?.previousElementSibling;
    expect(shown?.textContent).toBe(expected);
    expect(shown?.hasAttribute('data-no-search')).toBe(true);
  });

  it('offers its button only where the page asks for it, and draws nothing without a figure', () => {
    const { container } = render(<PageHead path="/privacy-policy" words={words} label="Privacy Policy" />);
    expect(container.querySelector('a[href="#contact"], svg')).toBeNull();
  });
});
