import type { ComponentProps } from 'react';
import { about } from '../gallery/example-context.ts';
import { draw } from './figures.ts';
import type { Lattice } from './Lattice.tsx';

const link = (slug: string, name: string) => ({
  href: `/solutions/${slug}`,
  label: 'Find out more',
  about: about(name),
});

export const examples = {
  'round a heading, with links': {
    intro: (
      <>
        <h2>Start where it hurts</h2>
        <p>The others join the same line later.</p>
      </>
    ),
    tiles: [
      {
        title: 'Payroll',
        text: 'Paid in full and on the day, in every country.',
        drawing: draw({ seed: 'payroll', mask: 'ooooo/ooooo/ooooo/ooooo' }),
        link: link('payroll', 'Payroll'),
      },
      {
        title: 'Onboarding',
        text: 'A laptop, a badge and a plan on the first morning.',
        drawing: draw({ seed: 'onboarding' }),
        link: link('onboarding', 'Onboarding'),
      },
    ],
  },
  'without links': {
    heading: 'h2',
    tiles: ['Agile', 'Integrity', 'Innovation'].map((title) => ({
      title,
      text: 'One sentence that says how it shows in the work.',
      drawing: draw({ seed: title.toLowerCase(), motif: 'girih' }),
    })),
  },
  'very long words': {
    heading: 'h2',
    tiles: [
      {
        title: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren',
        text: 'Sozialversicherungsfachangestelltenausbildung und Entgeltfortzahlungsversicherung.',
        drawing: draw({ seed: 'long' }),
        link: link('time-management', 'Time Management'),
      },
      { title: 'حماية الأجور', text: 'تحويل الرواتب كل شهر.', drawing: draw({ seed: 'wages' }) },
    ],
  },
} satisfies Record<string, ComponentProps<typeof Lattice>>;
