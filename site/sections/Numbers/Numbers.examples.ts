import { onPage } from '../../../tests/support/examples/context.ts';
import type { SectionProps } from '../context.ts';
import type { NumbersData } from './Numbers.schema.ts';

export const examples = {
  'three numerals': onPage({
    kind: 'numbers',
    heading: 'The scale of it',
    items: [
      { value: '9000', label: 'payroll customers' },
      { value: '99', label: 'countries' },
      { value: '100M', label: 'people paid' },
    ],
  }),
  'very long words': onPage({
    kind: 'numbers',
    heading: 'Entgeltabrechnung',
    items: [
      { value: '1,234,567', label: 'Entgeltfortzahlungsversicherungsbeiträge' },
      { value: '٩٩', label: 'عدد الدول' },
    ],
  }),
} satisfies Record<string, SectionProps<NumbersData>>;
