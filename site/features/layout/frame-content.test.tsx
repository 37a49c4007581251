// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getSite } from '../../content/get-content.ts';
import { ContactBox } from '../../parts/frame/ContactBox.tsx';
import { ContactWidget } from '../../parts/frame/ContactWidget.tsx';
import { contactLines } from '../../parts/frame/contact-lines.ts';
import { Footer } from '../../parts/frame/Footer.tsx';
import { getFrame } from './frame-content.ts';

afterEach(cleanup);
const site = getSite();
const firstLine = 'About “{page}” & more';

it.each([
  ['widget', ContactWidget],
  ['footer', Footer],
])('the %s offers a call and WhatsApp once there are numbers, and until then to be called back', (_, Part) => {
  const offered = (value: string | null) => {
    const facts = { ...site, phone: { value }, whatsapp: { number: value, firstLine } };
    const { container } = render(<Part frame={{ ...getFrame(), contact: contactLines(facts, 'Payroll? 50 %') }} />);
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    return links.filter((href) => /^tel:|wa\.me|ask=call/.test(href));
  };
  expect(offered(null)).toEqual(['/contact-us?ask=call']);
  cleanup();
  const [call, message = ''] = offered('+971 2 000 0000');
  expect(call).toBe('tel:+97120000000');
  const { pathname, search, searchParams } = new URL(message);
  expect([pathname, searchParams.get('text')]).toEqual(['/97120000000', 'About “Payroll? 50 %” & more']);
  expect(search).not.toContain('+');
});

it.each([
  [{ service: 'support' as const }, '/contact-us?service=support'],
  [{ ask: 'application' as const }, '/apply'],
  [{}, '/contact-us'],
])('the contact section leads to the right form: %o', (choice, path) => {
  render(<ContactBox heading="Not sure yet?" text="Ask us." button="Get in Touch" {...choice} />);
  expect(screen.getByRole('link', { name: 'Get in Touch' }).getAttribute('href')).toBe(path);
});
