import type { ComponentProps } from 'react';
import type { Assumptions } from './Assumptions.tsx';

export const examples: Record<string, ComponentProps<typeof Assumptions>> = {
  'with their date': {
    heading: 'What the advisor assumes',
    asOf: 'Last reviewed on 15 November 2026',
    items: ['Employee Central is a prerequisite of Employee Central Payroll.', 'The answers hold for all countries.'],
  },
  'very long words': {
    heading: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren',
    items: ['نظام حماية الأجور'],
  },
};
