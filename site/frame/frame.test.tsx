// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hrefs } from '../../tests/support/components/links.ts';
import { contactLines } from '../contact/contact.ts';
import { getSite } from '../content.ts';
import { ContactBox } from './ContactBox.tsx';
import { ContactWidget } from './ContactWidget.tsx';
import { Footer } from './Footer.tsx';
import { getFrame } from './frame.ts';
import { Header } from './Header.tsx';
import { MenuSheet } from './MenuSheet.tsx';

/** tests/static/every-page.test.ts reads what header and footer list; tests/specification/ meets them in a browser. */

afterEach(cleanup);
const site = getSite();
const withPhone = (value: string | null) => ({ ...getFrame(), contact: contactLines({ ...site, phone: { value } }) });

it.each([
  ['', {}],
  ['solutions', { Solutions: 'true' }],
  ['dhr-easy-move', { Products: 'true' }],
  ['about-us', { 'About Us': 'page' }],
  ['blogs', { Resources: 'true' }],
])('header and small-screen menu tell eye and ear where you are: /%s', (here, marked) => {
  const { container } = render(<Header frame={getFrame()} here={here} />);
  const currents = [...container.querySelectorAll('nav')].map((nav) =>
    [...nav.querySelectorAll('[aria-current]')].map((item) => [item.textContent, item.getAttribute('aria-current')]),
  );
  expect(currents.map(Object.fromEntries)).toEqual([marked, marked]);
});

it('the small-screen menu begins closed and keeps one row of a level open at a time', () => {
  const { container } = render(<MenuSheet id="menu" frame={getFrame()} here="" />);
  const rows = [...container.querySelectorAll('details')];
  const levelOf = (label: string) =>
    rows.find((row) => row.querySelector(':scope > summary')?.textContent === label)?.getAttribute('name');
  expect(rows.some(({ open }) => open)).toBe(false);
  expect(['Solutions', 'Resources', 'Consulting'].map(levelOf)).toEqual(['menu', 'menu', 'menu-services']);
});

it.each([
  ['widget', ContactWidget],
  ['footer', Footer],
])('WhatsApp is offered in the %s where there is a number, with a first line that names the page', (_, Part) => {
  const offered = (value: string | null) => {
    const contact = contactLines({ ...site, whatsapp: { value, firstLine: 'About “{page}” & more' } }, 'Payroll? 50 %');
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

describe('a phone number', () => {
  const frames = {
    none: withPhone(null),
    given: withPhone('+971 2 000 0000'),
  };

  it.each([
    ['widget', ContactWidget],
    ['footer', Footer],
  ])('is called from the %s once there is one; until then a call back is offered', (_, Part) => {
    expect(hrefs(render(<Part frame={frames.none} />).container)).toContain('/contact-us?ask=call-back#message');
    cleanup();
    expect(hrefs(render(<Part frame={frames.given} />).container)).toContain('tel:+97120000000');
  });

  it('is called from the small-screen menu only where there is one', () => {
    const calls = (frame: typeof frames.none) =>
      hrefs(render(<MenuSheet id="menu" frame={frame} here="" />).container).filter((href) => href.startsWith('tel:'));
    expect([calls(frames.none), calls(frames.given)]).toEqual([[], ['tel:+97120000000']]);
  });
});

it.each([
  [{ service: 'support' as const }, '/contact-us?service=support'],
  [{ ask: 'application' as const }, '/apply'],
  [{}, '/contact-us'],
])('the contact section leads to the right form: %o', (choice, path) => {
  render(<ContactBox heading="Not sure yet?" text="Ask us." button="Get in Touch" {...choice} />);
  expect(screen.getByRole('link', { name: 'Get in Touch' }).getAttribute('href')).toBe(path);
});
