import { onPage } from '../../../tests/support/examples/context.ts';
import type { SectionProps } from '../context.ts';
import type { ListData } from './List.schema.ts';

export const examples = {
  'four plain items': onPage({
    kind: 'list',
    heading: 'What you receive',
    intro: 'On paper, in your words.',
    items: [
      'A list of every interface',
      'The owner of each one',
      'What breaks **first**',
      'A [plan](/services/integration-services)',
    ],
  }),
  'very long words': onPage({
    kind: 'list',
    heading: 'Lohnsteueranmeldungsverfahren',
    items: ['Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren', 'تحويل الرواتب كل شهر عبر البنوك المعتمدة'],
  }),
} satisfies Record<string, SectionProps<ListData>>;
