import { onPage } from '../../../tests/support/examples/context.ts';
import type { SectionProps } from '../context.ts';
import type { ComparisonData } from './Comparison.schema.ts';

export const examples = {
  'before and after': onPage({
    kind: 'comparison',
    heading: 'What changes on payday',
    columns: ['Step', 'Before', 'After'],
    rows: [
      { cells: ['Cut-off', 'Three spreadsheets', 'One list of changes'] },
      { cells: ['Check', 'By eye, at night', 'By rule, with **named exceptions**'] },
    ],
  }),
  'with a recommended column, a decisive row and a note': onPage({
    kind: 'comparison',
    heading: 'Which payroll fits',
    intro: 'Both use the same calculation. They differ in who runs it.',
    columns: ['Question', 'Employee Central Payroll', 'SAP S/4HANA Payroll'],
    pick: 2,
    rows: [
      { cells: ['Who runs the servers', 'SAP', 'You or your host'] },
      { cells: ['Countries', '50', '58 by SAP and 41 by partners'], key: true },
    ],
    note: 'Numbers as of the last review of this page.',
  }),
  'very long words': onPage({
    kind: 'comparison',
    heading: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren',
    columns: ['Verfahren', 'Lohnsteueranmeldungsverfahren', 'حماية الأجور'],
    rows: [{ cells: ['Entgeltfortzahlungsversicherung', 'Sozialversicherungsfachangestelltenausbildung', 'نعم'] }],
  }),
} satisfies Record<string, SectionProps<ComparisonData>>;
