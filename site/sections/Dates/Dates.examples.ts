import { onPage } from '../../../tests/support/examples/context.ts';
import type { SectionProps } from '../context.ts';
import type { DatesData } from './Dates.schema.ts';

export const examples = {
  'one date gone, one to come': onPage({
    kind: 'dates',
    heading: 'Dates to plan for',
    intro: 'Each line says what is true today.',
    items: [
      {
        date: new Date('2027-12-31'),
        before: 'Mainstream maintenance of SAP ERP HCM will end.',
        after: 'Mainstream maintenance of SAP ERP HCM has ended.',
        source: 'https://sap.example/maintenance',
      },
      {
        date: new Date('2026-11-13'),
        before: 'The second release of the year will reach production.',
        after: 'The second release of the year has reached production.',
      },
    ],
  }),
  'very long words': onPage({
    kind: 'dates',
    heading: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren',
    items: [
      {
        date: new Date('2027-01-01'),
        before: 'Das Lohnsteueranmeldungsverfahren wird umgestellt.',
        after: 'Das Lohnsteueranmeldungsverfahren ist umgestellt.',
      },
    ],
  }),
} satisfies Record<string, SectionProps<DatesData>>;
