import type { ComponentProps } from 'react';
import type { NumberList } from './NumberList.tsx';

export const examples = {
  'three numerals': {
    items: [
      { value: '58', label: 'countries with a payroll by SAP' },
      { value: '41', label: 'countries with a payroll by a partner' },
      { value: '100M', label: 'people paid' },
    ],
  },
  'very long words': {
    items: [
      { value: '1,234,567,890', label: 'Entgeltabrechnungsbescheinigungen' },
      { value: '٥٨', label: 'عدد الدول' },
    ],
  },
} satisfies Record<string, ComponentProps<typeof NumberList>>;
