import type { ComponentProps } from 'react';
import type { ArticleTable } from './ArticleTable.tsx';

export const examples = {
  'with a note': {
    heading: 'The three offerings side by side',
    after: 'Three ways to run payroll',
    columns: ['Point', 'S/4HANA Payroll', 'Employee Central Payroll', 'Partner-delivered payroll'],
    rows: [
      { cells: ['Countries', '58 by SAP, 41 by partners', '50', 'By agreement'], key: true },
      { cells: ['Suggested size', 'Any', 'From 500 employees in a country', 'Up to 5,000 employees'] },
    ],
    note: 'Ask us for the list of **countries**.',
  },
  'without a note, very long words': {
    heading: 'Verfahren im Vergleich',
    after: 'Verfahren',
    columns: ['Verfahren', 'Arbeitsunfähigkeitsbescheinigungsübermittlung'],
    rows: [{ cells: ['Lohnsteueranmeldungsverfahren', 'نظام حماية الأجور'] }],
  },
} satisfies Record<string, ComponentProps<typeof ArticleTable>>;
