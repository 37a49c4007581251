import type { ComponentProps } from 'react';
import type { WhereNext } from './WhereNext.tsx';

export const examples = {
  'with words for the nearest page': {
    links: [
      { label: 'All services', href: '/services' },
      { label: 'Home', href: '/' },
      { label: 'Contact Us', href: '/contact-us' },
    ],
    nearest: 'Did you mean {name}?',
  },
  'without a nearest page': { links: [{ label: 'Home', href: '/' }] },
  'very long words': {
    links: [{ label: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren', href: '/services' }],
  },
} satisfies Record<string, ComponentProps<typeof WhereNext>>;
