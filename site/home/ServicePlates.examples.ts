import type { ComponentProps } from 'react';
import { draw } from '../figures/figures.ts';
import { about } from '../gallery/example-context.ts';
import type { ServicePlates } from './ServicePlates.tsx';

const MASK = 'ooooooo/oo...oo/oo...oo/ooooooo';
const plate = (title: string, text: string, href: string) => ({
  title,
  text,
  href,
  drawing: draw({ seed: title, mask: MASK, motif: 'girih', style: 'strap', pad: 6 }),
});

export const examples = {
  'on ink, sand and marigold': {
    heading: 'Your Trusted SAP SuccessFactors & Payroll Solution Provider',
    text: 'People who stay from the first workshop to the hundredth payroll run.',
    more: 'Find out more',
    about,
    plates: [
      plate('Consulting', 'Process design and roadmaps.', '/services/hr-process-implementation'),
      plate('Implementation', 'In the cloud, on premise or both.', '/services/sap-successfactors'),
      plate('Training', 'In your own system, on your own processes.', '/services/training'),
    ],
  },
  'very long words': {
    heading: 'Sozialversicherungsfachangestelltenausbildung',
    text: 'نظام حماية الأجور',
    more: 'Find out more',
    about,
    plates: [plate('Entgeltfortzahlungsversicherung', 'Lohnsteueranmeldungsverfahren', '/services')],
  },
} satisfies Record<string, ComponentProps<typeof ServicePlates>>;
