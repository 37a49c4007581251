import type { ComponentProps } from 'react';
import { exampleWords as words } from '../../tests/support/examples/context.ts';
import { draw } from '../figures/figures.ts';
import { NotFoundArt } from './NotFoundArt.tsx';
import type { PageHead } from './PageHead.tsx';

export const examples = {
  'of a solution': {
    path: '/solutions/payroll',
    words,
    area: 'Success Factor',
    label: 'Payroll',
    lead: 'Paid in full and on the day, in every country where you employ people.',
    drawing: draw({ seed: 'payroll', mask: 'ooooo/ooooo/ooooo/ooooo' }),
    look: 'cells',
  },
  'of a service, with a button': {
    path: '/services/application-support',
    words,
    banner: {
      heading: 'SAP SuccessFactors Implementation',
      tagline: 'Advice, implementation and support, measured on payday.',
    },
    label: 'Application Management Support',
    lead: 'Three support packages, from people who learn your configuration first.',
    action: 'Get in Touch',
    drawing: draw({ seed: 'application-support', motif: 'girih', style: 'strap' }),
    look: 'strap',
  },
  'with the label only': { path: '/privacy-policy', words, label: 'Privacy Policy' },
  'for an address that does not exist': {
    path: '/404',
    words,
    label: '404 Not Found',
    lead: 'The line does not reach this address.',
    art: <NotFoundArt />,
  },
  'very long words': {
    path: '/services/lohnsteueranmeldungsverfahren',
    words,
    area: 'Sozialversicherungsfachangestelltenausbildung',
    label: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren',
    lead: 'نظام حماية الأجور',
    drawing: draw({ seed: 'long' }),
  },
} satisfies Record<string, ComponentProps<typeof PageHead>>;
