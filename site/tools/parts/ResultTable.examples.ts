import type { ComponentProps } from 'react';
import type { ResultTable } from './ResultTable.tsx';

const row = (label: string, low: number, high: number) => ({ id: label, sign: label, cells: () => [label, low, high] });

export const examples: Record<string, ComponentProps<typeof ResultTable>> = {
  'numbers at the end': {
    label: 'Hours a month for each item, low and high',
    columns: ['Item', 'Low', 'High'],
    numbers: 2,
    rows: [row('Modules: 4', 12, 24), row('Tickets: 50 × 0.75 to 1.5 h', 37.5, 75)],
  },
  'very long words': {
    label: 'Verfahren',
    columns: ['Verfahren', 'Niedrig', 'Hoch'],
    rows: [row('Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren', 1, 1_000_000), row('حماية الأجور', 2, 3)],
  },
};
