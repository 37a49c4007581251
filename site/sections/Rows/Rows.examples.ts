import { onPage } from '../../../tests/support/examples/context.ts';
import type { SectionProps } from '../context.ts';
import type { RowsData } from './Rows.schema.ts';

export const examples = {
  'terms and their meaning': onPage({
    kind: 'rows',
    heading: 'What counts as support',
    intro: 'Most questions are not defects.',
    rows: [
      { term: 'Incident', text: 'Something that worked has stopped. We restore it first.' },
      { term: 'Change', text: 'A new rule, field or workflow, approved by you before it reaches production.' },
    ],
  }),
  'with a round figure beside each': onPage({
    kind: 'rows',
    heading: 'Three principles',
    figures: true,
    rows: [
      { term: 'Predictable', text: 'You know what comes next, and what it costs.' },
      { term: 'Simple', text: 'The standard first, an exception only with a reason.' },
    ],
  }),
  'with a woven figure beside each': onPage(
    {
      kind: 'rows',
      heading: 'Reviews',
      figures: true,
      rows: [
        { term: 'Design', text: 'Before anything is built.' },
        { term: 'Readiness', text: 'Before anybody depends on it.' },
      ],
    },
    { motif: 'girih' },
  ),
  'very long words': onPage({
    kind: 'rows',
    heading: 'Begriffe',
    rows: [
      { term: 'Entgeltfortzahlungsversicherung', text: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren' },
      { term: 'حماية الأجور', text: 'تحويل الرواتب كل شهر عبر البنوك المعتمدة' },
    ],
  }),
} satisfies Record<string, SectionProps<RowsData>>;
