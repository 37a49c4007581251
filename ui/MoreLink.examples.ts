import type { ComponentProps } from 'react';
import { about } from '../site/gallery/example-context.ts';
import type { MoreLink } from './MoreLink.tsx';

export const examples = {
  'names what it is about to screen readers': {
    href: '/solutions/payroll',
    label: 'Find out more',
    about: about('Payroll'),
  },
  'leaves the site': {
    href: 'https://www.openstreetmap.org/search?query=Abu%20Dhabi',
    label: 'Open in Maps',
    about: '(Abu Dhabi office)',
    leaves: true,
  },
  'very long words': { href: '/services', label: 'Entgeltfortzahlungsversicherungsbeitragsberechnung' },
} satisfies Record<string, ComponentProps<typeof MoreLink>>;
