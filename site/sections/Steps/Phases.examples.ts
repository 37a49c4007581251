import type { ComponentProps } from 'react';
import type { Phases } from './Phases.tsx';

const phases = [
  { name: 'Discover', text: 'We establish what the change is worth to you.' },
  { name: 'Prepare', text: 'We set up the team, the plan and the systems.' },
  { name: 'Explore', text: 'We show you the standard in a running system.' },
  { name: 'Realize', text: 'We configure in iterations and test each one with you.' },
  { name: 'Deploy', text: 'We train users, cut data over and go live.' },
  { name: 'Run', text: 'Your team takes over.' },
];

const STAGES: Record<string, string> = {
  Discover: 'Before the project',
  Prepare: 'The project, with a gate after each phase',
  Run: 'After the hand-over',
};

export const examples = {
  'across the page, round before and after the project': { phases, motif: 'both', columns: 6 },
  'across the page, in three stages': {
    phases: phases.map((phase) => ({ ...phase, stage: STAGES[phase.name] })),
    motif: 'both',
    columns: 6,
  },
  'beside a side navigation': { phases, motif: 'kolam', columns: 3 },
  'four side by side': { phases: phases.slice(0, 4), motif: 'girih', columns: 4 },
  'two phases, octagonal': { phases: phases.slice(0, 2), motif: 'girih', columns: 3 },
  'very long words': {
    phases: [
      { name: 'Lohnsteueranmeldungsverfahren', text: 'Entgeltfortzahlungsversicherungsbeitragsberechnung' },
      { name: 'نظام حماية الأجور', text: 'ملف حماية الأجور' },
    ],
    motif: 'kolam',
    columns: 6,
  },
} satisfies Record<string, ComponentProps<typeof Phases>>;
