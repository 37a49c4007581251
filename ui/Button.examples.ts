import type { ComponentProps } from 'react';
import type { Button } from './Button.tsx';

export const examples = {
  filled: { href: '/contact-us', children: 'Talk to a consultant' },
  'as a line': { href: '/services/health-check', children: 'Ask for a health check', look: 'line' },
  'small, as in the header': { href: '/contact-us', children: 'Contact Us', size: 'small' },
  'across its whole column': { href: '/contact-us', children: 'Enquiry', wide: true },
  'very long words': {
    href: '/contact-us',
    children: 'Entgeltfortzahlungsversicherung und Lohnsteueranmeldungsverfahren',
    size: 'large',
  },
} satisfies Record<string, ComponentProps<typeof Button>>;
