import type { ComponentProps } from 'react';
import { draw } from '../figures/figures.ts';
import { about } from '../gallery/example-context.ts';
import type { ProductPlate } from './ProductPlate.tsx';

const drawing = draw({ seed: 'dhr-easy-move', mask: 'oo.oo/ooooo/ooooo/ooooo/oo.oo' });
const link = { href: '/dhr-easy-move', label: 'Find out more', about: about('DHR Easy Move') };

export const examples = {
  'one product': {
    name: 'DHR Easy Move',
    summary: 'Our product for organisations that are moving HR and payroll to the cloud.',
    drawing,
    link,
  },
  'very long words': {
    name: 'Entgeltfortzahlungsversicherung',
    summary: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren نظام حماية الأجور',
    drawing,
    link,
  },
} satisfies Record<string, ComponentProps<typeof ProductPlate>>;
