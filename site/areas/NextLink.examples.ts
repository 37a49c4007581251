import type { ComponentProps } from 'react';
import type { NextLink } from './NextLink.tsx';

export const examples = {
  'to the next solution': { label: 'Next solution', name: 'Time Management', href: '/solutions/time-management' },
  'very long words': {
    label: 'Next solution',
    name: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren',
    href: '/solutions/long',
  },
} satisfies Record<string, ComponentProps<typeof NextLink>>;
