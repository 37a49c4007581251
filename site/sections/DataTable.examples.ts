import type { ComponentProps } from 'react';
import type { DataTable } from './DataTable.tsx';

export const examples = {
  'two columns': {
    label: 'Before and after',
    columns: ['Step', 'Before', 'After'],
    rows: [
      { cells: ['New colleague', 'Four forms on paper', 'One record, entered once'] },
      { cells: ['Transfer', 'A ticket and three mails', 'One change with **two approvals**'] },
    ],
  },
  'with a recommended column and a decisive row': {
    label: 'Which payroll fits',
    columns: ['Question', 'Employee Central Payroll', 'SAP S/4HANA Payroll'],
    pick: 2,
    rows: [
      { cells: ['Who runs the servers', 'SAP', 'You or your host'] },
      { cells: ['Countries', '50', '58 by SAP and 41 by partners'], key: true },
    ],
  },
  'wide, for an article': {
    label: 'Payroll offerings compared',
    columns: ['Point', 'S/4HANA Payroll', 'Employee Central Payroll', 'Partner-delivered payroll'],
    size: 'wide',
    rows: [
      { cells: ['Best for', 'Groups that keep their own systems', 'Groups that want SAP to host', 'Small countries'] },
      { cells: ['Updates', 'You plan them', 'SAP plans them', 'The partner plans them'] },
    ],
  },
  'with a line through each row': {
    label: 'Who does what',
    columns: ['Route', 'Data', 'System', 'Run'],
    rows: [
      { cells: ['In the cloud', 'Your team', 'SAP', 'Your team'], line: ['round', 'octagonal', 'round'] },
      { cells: ['By a partner', 'Your team', 'The provider', 'Nobody yet'], line: ['round', 'octagonal', 'none'] },
    ],
  },
  'very long words and Arabic': {
    label: 'Verfahren',
    columns: ['Verfahren', 'Arbeitsunfähigkeitsbescheinigungsübermittlung'],
    rows: [
      { cells: ['Lohnsteueranmeldungsverfahren', 'Entgeltfortzahlungsversicherung'] },
      { cells: ['نظام حماية الأجور', 'تحويل الرواتب كل شهر عبر البنوك المعتمدة'] },
    ],
  },
} satisfies Record<string, ComponentProps<typeof DataTable>>;
