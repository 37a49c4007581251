// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hrefs } from '../../tests/support/components/links.ts';
import { exampleWords } from '../../tests/support/examples/context.ts';
import { exampleFrame } from '../../tests/support/examples/frame.ts';
import { examples } from './Footer.examples.ts';
import { Footer } from './Footer.tsx';

afterEach(cleanup);

describe('the footer', () => {
  it('has the links of the specification, each from the root of the site', () => {
    const { container } = render(<Footer {...examples['without a phone number']} />);
    const links = hrefs(container);
    expect(links).toEqual(
      expect.arrayContaining([
        '/about-us',
        '/blogs',
        '/news',
        '/privacy-policy',
        '/disclaimer',
        '/termsofuse',
        '/solutions/sap-successfactors',
        '/solutions/payroll',
        '/services/solution-architecture',
        '/services/health-check',
        '/services/application-support',
      ]),
    );
    expect(links.filter((href) => !/^(\/|https:|mailto:|tel:)/.test(href))).toEqual([]);
  });

  it('leads from Current Opening to the careers page', () => {
    render(<Footer {...examples['without a phone number']} />);
    expect(screen.getByRole('link', { name: 'Current Opening' }).getAttribute('href')).toBe('/careers');
  });

  it('names the three offices and opens each on a map', () => {
    render(<Footer {...examples['without a phone number']} />);
    for (const city of ['Abu Dhabi', 'Bengaluru', 'Bhubaneswar']) {
      expect(screen.getByRole('heading', { name: city })).toBeTruthy();
      const [open, where] = [exampleWords('openInMaps'), exampleWords('officeOf', { city })];
      const map = screen.getByRole('link', {
        name: (name) => name.replace(' ', '') === `${open}${where}`.replace(' ', ''),
      });
      expect(map.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
    }
  });

  it('has the three social links, each with a name', () => {
    render(<Footer {...examples['without a phone number']} />);
    const { social } = exampleFrame.site;
    expect(social.map(({ network }) => network)).toEqual(['linkedin', 'facebook', 'whatsapp']);
    for (const { label } of social)
      expect(screen.getByRole('link', { name: label }).getAttribute('href')).toMatch(/^https:/);
  });

  it('offers a call back until there is a number', () => {
    render(<Footer {...examples['without a phone number']} />);
    const ask = screen.getByRole('link', { name: exampleFrame.contact.phone.label });
    expect(ask.getAttribute('href')).toBe('/contact-us?ask=call-back#message');
    cleanup();
    render(<Footer {...examples['with a phone number']} />);
    expect(screen.getByRole('link', { name: '+971 2 000 0000' }).getAttribute('href')).toBe('tel:+97120000000');
  });

  it('carries the copyright from the first year to that of the build', () => {
    render(<Footer {...examples['without a phone number']} />);
    expect(screen.getByText('© 2024–2026 DHR')).toBeTruthy();
  });
});
