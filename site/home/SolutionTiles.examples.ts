import type { ComponentProps } from 'react';
import { draw } from '../figures/figures.ts';
import { about } from '../gallery/example-context.ts';
import type { SolutionTiles } from './SolutionTiles.tsx';

const tile = (slug: string, title: string, text: string) => ({
  title,
  text,
  drawing: draw({ seed: slug }),
  link: { href: `/solutions/${slug}`, label: 'Find out more', about: about(title) },
});

export const examples = {
  'three solutions round one heading': {
    heading: 'Eleven solutions around one record of every person',
    text: 'Start with the module that hurts most. The others join the same line later.',
    tiles: [
      tile('employee-central', 'Employee Central', 'One record of every person, entered once.'),
      tile('payroll', 'Payroll', 'Paid in full and on the day, in every country.'),
      tile('learning', 'Learning', 'The right course before the work that needs it.'),
    ],
  },
  'very long words': {
    heading: 'Sozialversicherungsfachangestelltenausbildung',
    text: 'نظام حماية الأجور',
    tiles: [tile('time-management', 'Arbeitsunfähigkeitsbescheinigungsübermittlung', 'Lohnsteueranmeldungsverfahren')],
  },
} satisfies Record<string, ComponentProps<typeof SolutionTiles>>;
