import type { ComponentProps } from 'react';
import { exampleFrame, frameWithLongWords } from '../../tests/support/examples/frame.ts';
import type { SideNav } from './SideNav.tsx';

const services = { label: 'Services', all: 'All services', motif: 'girih' as const };

export const examples = {
  'solutions, one list': {
    label: 'Solutions',
    all: 'All solutions',
    groups: [{ links: exampleFrame.solutions }],
    current: { href: '/solutions/payroll', label: 'Payroll' },
    motif: 'kolam',
  },
  'services, in groups': {
    ...services,
    groups: exampleFrame.services,
    current: { href: '/services/data-migration', label: 'Data Migration' },
  },
  'the page that heads its group': {
    ...services,
    groups: exampleFrame.services,
    current: { href: '/services/consulting', label: 'Consulting' },
  },
  'an address that does not exist': {
    ...services,
    groups: exampleFrame.services,
    current: { href: '', label: '404 Not Found' },
  },
  'very long words': {
    ...services,
    groups: frameWithLongWords.services,
    current: { href: '/services/long', label: 'Sozialversicherungsfachangestelltenausbildung' },
  },
} satisfies Record<string, ComponentProps<typeof SideNav>>;
