import type { ComponentProps } from 'react';
import type { WaysOn } from './WaysOn.tsx';

export const examples = {
  'with words for the nearest page': {
    ways: [
      { label: 'All services', href: '/services' },
      { label: 'Home', href: '/' },
      { label: 'Contact Us', href: '/contact-us' },
    ],
    nearest: 'Did you mean {name}?',
  },
  'without a nearest page': { ways: [{ label: 'Home', href: '/' }] },
  'very long words': {
    ways: [{ label: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren', href: '/services' }],
  },
} satisfies Record<string, ComponentProps<typeof WaysOn>>;
