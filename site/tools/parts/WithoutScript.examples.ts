import type { ComponentProps } from 'react';
import type { WithoutScript } from './WithoutScript.tsx';

export const examples: Record<string, ComponentProps<typeof WithoutScript>> = {
  'shown where scripts are off': {
    heading: 'The rules in one table',
    text: 'Read them from the top and stop at the first one that fits.',
    caption: 'Payroll route that we suggest in each situation',
    columns: ['Your situation', 'We suggest'],
    rows: [
      ['You want a provider to run payroll.', 'Partner-delivered payroll'],
      ['Payroll must stay in your own system.', '[SAP S/4HANA Payroll](/solutions/payroll)'],
    ],
    ask: 'Or ask us.',
  },
  'two tables': {
    heading: 'The rules in two tables',
    text: 'Add up the hours.',
    caption: 'Hours a month for one of each item',
    columns: ['Item', 'Low', 'High'],
    rows: [['One ticket', '0.75', '1.5']],
    more: [
      {
        text: 'Read from the top and stop at the first row that fits.',
        caption: 'Support package that we suggest in each situation',
        columns: ['Your situation', 'We suggest'],
        rows: [
          ['Release management', 'Silver support package'],
          ['None of these', 'Bronze support package'],
        ],
      },
    ],
    ask: 'Or ask us.',
  },
};
