import { onPage } from '../../../tests/support/examples/context.ts';
import type { SectionProps } from '../context.ts';
import type { ValuesData } from './Values.schema.ts';

export const examples = {
  'four values': onPage({
    kind: 'values',
    heading: 'What we hold to',
    items: [
      { title: 'Agile', text: 'We change the plan when the facts change, and say so.' },
      { title: 'Integrity', text: 'We tell you when you need less than you asked for.' },
      { title: 'Innovation', text: 'New things only where they save somebody time.' },
      { title: 'Compliant', text: 'The law of each country is part of the design.' },
    ],
  }),
  'drawn as services are': onPage(
    {
      kind: 'values',
      heading: 'Reviews',
      items: [
        { title: 'Design review', text: 'Before anything is built.' },
        { title: 'Solution review', text: 'Before anything is shown.' },
      ],
    },
    { motif: 'girih' },
  ),
  'very long words': onPage({
    kind: 'values',
    heading: 'Werte',
    items: [
      { title: 'Verantwortungsbewusstseinsbildung', text: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren' },
      { title: 'الأمانة', text: 'نقول الحقيقة دائما' },
    ],
  }),
} satisfies Record<string, SectionProps<ValuesData>>;
