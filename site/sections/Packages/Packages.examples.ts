import { onPage } from '../../../tests/support/examples/context.ts';
import type { SectionProps } from '../context.ts';
import type { PackagesData } from './Packages.schema.ts';

export const examples = {
  'Bronze, Silver and Gold': onPage(
    {
      kind: 'packages',
      heading: 'Choose a support package',
      intro: 'The row to read first is release management.',
      caption: 'Bronze, Silver and Gold support packages compared',
      packages: [
        {
          name: 'Bronze',
          for: 'A stable system with administrators of its own',
          ask: 'Ask about Bronze',
          topic: 'bronze',
        },
        { name: 'Silver', for: 'A growing system with regular change', ask: 'Ask about Silver', topic: 'silver' },
        { name: 'Gold', for: 'Several countries and a payroll every month', ask: 'Ask about Gold', topic: 'gold' },
      ],
      start: { package: 'Silver', label: 'Usual starting point', why: 'It is the smallest with release management.' },
      drawing: 'One dot for each row; the line goes round what is included.',
      rows: [
        {
          label: 'Incidents and service requests',
          values: ['Included', 'Included', 'Included'],
          levels: [1, 1, 1],
        },
        {
          label: 'Release management',
          values: ['Not included', 'Included', 'Included'],
          levels: [0, 1, 1],
          key: true,
        },
        { label: 'Health check', values: ['Not included', 'Once a year', 'Twice a year'], levels: [0, 1, 2] },
      ],
    },
    { motif: 'girih' },
  ),
  'very long words': onPage({
    kind: 'packages',
    heading: 'Unterstützungsvereinbarungen',
    caption: 'Drei Vereinbarungen',
    packages: [
      {
        name: 'Grundversorgungsvereinbarung',
        for: 'Entgeltfortzahlungsversicherung',
        ask: 'Ask about the first',
        topic: 'bronze',
      },
      {
        name: 'Regelversorgungsvereinbarung',
        for: 'Lohnsteueranmeldungsverfahren',
        ask: 'Ask about the second',
        topic: 'silver',
      },
      { name: 'الباقة الذهبية', for: 'دعم كامل لكل دورة رواتب', ask: 'Ask about the third', topic: 'gold' },
    ],
    rows: [
      {
        label: 'Arbeitsunfähigkeitsbescheinigungsübermittlung',
        values: ['Not included', 'Sozialversicherungsfachangestellte', 'Included'],
      },
    ],
  }),
} satisfies Record<string, SectionProps<PackagesData>>;
