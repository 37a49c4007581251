import type { ComponentProps } from 'react';
import { cleanHeadcount } from '../payroll-advisor/rules/rows.ts';
import type { NumberField } from './NumberField.tsx';

const field = { error: 'Write a whole number.', clean: cleanHeadcount, onChange: () => undefined };

export const examples: Record<string, ComponentProps<typeof NumberField>> = {
  empty: { ...field, label: 'Tickets a month', hint: 'Leave it empty if you do not know.', value: null },
  'a large number': { ...field, label: 'Active users', value: 1_000_000 },
};
