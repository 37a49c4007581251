import { describe, expect, it } from 'vitest';
import { SERVICES, SOLUTIONS } from '../../tests/support/specified-words.ts';
import { contactLines } from '../contact/contact.ts';
import { getSite } from '../content.ts';
import { getFrame } from './frame.ts';

describe('the frame of every page', () => {
  it('lists the solutions of the specification in its order', () => {
    const { solutions } = getFrame();
    const specified = SOLUTIONS.map((slug) => `/solutions/${slug}`);
    expect(solutions.map(({ href }) => href).filter((href) => specified.includes(href))).toEqual(specified);
  });

  it('reaches all twenty services of the specification, in their groups, each once', async () => {
    const { services } = getFrame();
    const reached = services.flatMap(({ href, links }) => [...(href ? [href] : []), ...links.map((link) => link.href)]);
    expect(new Set(reached).size).toBe(reached.length);
    expect(reached).toEqual(expect.arrayContaining(Object.keys(SERVICES).map((slug) => `/services/${slug}`)));
  });

  it('leaves no claim unfilled in the words of its menus', () => {
    expect(JSON.stringify(getFrame().navigation)).not.toContain('{{');
  });
});

describe('the contact lines', () => {
  const site = getSite();

  it('offer a call back until there is a number', () => {
    const { phone } = contactLines({ ...site, phone: { value: null } });
    expect(phone).toEqual({ label: site.phoneMissing, href: '/contact-us?ask=call-back#message', isNumber: false });
  });

  it('call the number without its spaces once there is one, and keep it on one line', () => {
    const { phone } = contactLines({ ...site, phone: { value: '+971 2 000 0000' } });
    expect(phone).toEqual({ label: '+971\u00A02\u00A0000\u00A00000', href: 'tel:+97120000000', isNumber: true });
  });

  it('write to the address of the company', () => {
    const { mail } = contactLines({ ...site, mail: { value: 'hello@dhr.example' } });
    expect(mail.href).toBe('mailto:hello@dhr.example');
  });
});
