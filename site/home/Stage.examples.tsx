import type { ComponentProps } from 'react';
import { draw } from '../figures/figures.ts';
import type { Stage } from './Stage.tsx';

const drawing = draw({
  seed: 'home',
  mask: '..o../.ooo./ooooo/.ooo./..o..',
  openness: 0.62,
  motif: 'both',
  pad: 0,
});

export const examples = {
  'without the banner': {
    drawing,
    stage: {
      heading: 'HR in one unbroken line',
      lead: 'Every person is hired, paid and developed by one continuous process.',
      button: { label: 'Talk to a consultant', href: '/contact-us' },
      link: { label: 'See the eleven solutions', href: '/solutions' },
      tool: { label: 'Find your payroll route', href: '/tools/payroll-advisor' },
    },
  },
  'with something under it': {
    drawing,
    stage: {
      heading: 'Digitizing HR',
      lead: 'From Abu Dhabi, Bengaluru and Bhubaneswar.',
      button: { label: 'Contact Us', href: '/contact-us' },
      link: { label: 'How we deliver', href: '/how-we-deliver' },
      tool: { label: 'Find your payroll route', href: '/tools/payroll-advisor' },
    },
    children: <p className="wrap">Over 20 years of experience</p>,
  },
  'very long words': {
    drawing,
    stage: {
      heading: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren',
      lead: 'نظام حماية الأجور',
      button: { label: 'Entgeltfortzahlungsversicherung', href: '/contact-us' },
      link: { label: 'Lohnsteueranmeldungsverfahren', href: '/solutions' },
      tool: { label: 'Find your payroll route', href: '/tools/payroll-advisor' },
    },
  },
} satisfies Record<string, ComponentProps<typeof Stage>>;
