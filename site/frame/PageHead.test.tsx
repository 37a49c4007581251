// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { examples } from './PageHead.examples.tsx';
import { PageHead } from './PageHead.tsx';

afterEach(cleanup);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the head of a page', () => {
  it('reads as area and label in one heading', () => {
    render(<PageHead {...examples['of a solution']} />);
    expect(heading()).toBe('Success Factor Payroll');
  });

  it('says the label once when the area is called the same', () => {
    render(<PageHead {...examples['of a solution']} area="Payroll" />);
    expect(heading()).toBe('Payroll');
  });

  it('keeps the banner of an area out of the heading, and out of the search', () => {
    const { container } = render(<PageHead {...examples['of a service, with a button']} />);
    expect(heading()).toBe('Application Management Support');
    const banner = container.querySelector('h1')?.previousElementSibling;
    expect(banner?.textContent).toBe(
      'SAP SuccessFactors Implementation Advice, implementation and support, measured on payday.',
    );
    expect(banner?.hasAttribute('data-no-search')).toBe(true);
  });

  it('keeps the tagline of the banner where the page is called like its area', () => {
    const example = examples['of a service, with a button'];
    const { container } = render(<PageHead {...example} label={example.banner.heading} />);
    expect(container.querySelector('h1')?.previousElementSibling?.textContent).toBe(example.banner.tagline);
  });

  it('offers its button only where the page asks for it, and leads to the contact section', () => {
    render(<PageHead {...examples['of a service, with a button']} />);
    expect(screen.getByRole('link', { name: 'Get in Touch' }).getAttribute('href')).toBe('#contact');
    cleanup();
    render(<PageHead {...examples['of a solution']} />);
    expect(screen.queryByRole('link', { name: 'Get in Touch' })).toBeNull();
  });

  it('draws nothing where the page has no figure', () => {
    const { container } = render(<PageHead {...examples['with the label only']} />);
    expect(container.querySelector('svg')).toBeNull();
  });
});
