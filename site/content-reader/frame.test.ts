import { describe, expect, it, vi } from 'vitest';
import { SERVICES, SOLUTIONS } from '../../tests/spec/lists.ts';
import { contactLines, getFrame } from './frame.ts';
import { readSingle } from './singles.ts';

vi.mock('astro:content', () => import('../../testing/astro-content.ts'));

describe('the frame of every page', () => {
  it('lists the eleven solutions of the specification in its order', async () => {
    const { solutions } = await getFrame();
    expect(solutions.map(({ href }) => href)).toEqual(SOLUTIONS.map((slug) => `/solutions/${slug}`));
  });

  it('reaches all twenty services of the specification, in their groups, each once', async () => {
    const { services } = await getFrame();
    expect(services.map(({ label, href }) => [label, href])).toEqual([
      ['HXM Implementation', '/services/sap-hxm-implementation'],
      ['Consulting', '/services/consulting'],
      ['Support Services', '/services/support-services'],
      ['Further services', undefined],
    ]);
    const reached = services.flatMap(({ href, links }) => [...(href ? [href] : []), ...links.map((link) => link.href)]);
    expect(reached).toHaveLength(20);
    expect(new Set(reached)).toEqual(new Set(Object.keys(SERVICES).map((slug) => `/services/${slug}`)));
  });

  it('fills the figures into the words of its menus', async () => {
    const { navigation } = await getFrame();
    expect(navigation.main.solutions.intro).toMatch(/^11 HR and payroll modules/);
  });
});

describe('the contact lines', () => {
  const site = readSingle('site');

  it('offer a call back until there is a number', () => {
    const { phone } = contactLines({ ...site, phone: { value: null } });
    expect(phone).toEqual({ label: 'Ask for a call back', href: '/contact-us?ask=call-back#message', isNumber: false });
  });

  it('call the number without its spaces once there is one', () => {
    const { phone } = contactLines({ ...site, phone: { value: '+971 (2) 000-0000' } });
    expect(phone).toEqual({ label: '+971 (2) 000-0000', href: 'tel:+97120000000', isNumber: true });
  });

  it('write to the address of the company', () => {
    const { mail } = contactLines({ ...site, mail: { value: 'hello@dhr.example' } });
    expect(mail.href).toBe('mailto:hello@dhr.example');
  });
});
