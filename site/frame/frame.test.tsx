// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { hrefs } from '../../tests/support/components/links.ts';
import { contactLines } from '../contact/contact.ts';
import { getSite } from '../content.ts';
import { ContactBox } from './ContactBox.tsx';
import { ContactWidget } from './ContactWidget.tsx';
import { Footer } from './Footer.tsx';
import { getFrame } from './frame.ts';

afterEach(cleanup);
const site = getSite();
const withPhone = (value: string | null) => ({ ...getFrame(), contact: contactLines({ ...site, phone: { value } }) });

it.each([
  ['widget', ContactWidget],
  ['footer', Footer],
])('WhatsApp is offered in the %s where there is a number, with a first line that names the page', (_, Part) => {
  const offered = (value: string | null) => {
    const contact = contactLines(
      { ...site, whatsapp: { number: value, firstLine: 'About “{page}” & more' } },
      'Payroll? 50 %',
    );
    const { container } = render(<Part frame={{ ...getFrame(), contact }} />);
    return hrefs(container).filter((href) => href.startsWith('https://wa.me/'));
  };
  expect(offered(null)).toEqual([]);
  cleanup();
  const [href = '', ...more] = offered('+971 2 000 0000');
  expect(more).toEqual([]);
  const { pathname, search, searchParams } = new URL(href);
  expect([pathname, searchParams.get('text')]).toEqual(['/97120000000', 'About “Payroll? 50 %” & more']);
  expect(search).not.toContain('+');
});

it.each([
  ['widget', ContactWidget],
  ['footer', Footer],
])('a phone number is called from the %s once there is one; until then a call back is offered', (_, Part) => {
  expect(hrefs(render(<Part frame={withPhone(null)} />).container)).toContain('/contact-us?ask=call-back#message');
  cleanup();
  expect(hrefs(render(<Part frame={withPhone('+971 2 000 0000')} />).container)).toContain('tel:+97120000000');
});

it.each([
  [{ service: 'support' as const }, '/contact-us?service=support'],
  [{ ask: 'application' as const }, '/apply'],
  [{}, '/contact-us'],
])('the contact section leads to the right form: %o', (choice, path) => {
  render(<ContactBox heading="Not sure yet?" text="Ask us." button="Get in Touch" {...choice} />);
  expect(screen.getByRole('link', { name: 'Get in Touch' }).getAttribute('href')).toBe(path);
});
