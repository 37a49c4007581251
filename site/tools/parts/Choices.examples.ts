import type { ComponentProps } from 'react';
import type { Choices } from './Choices.tsx';

const nothing = () => undefined;

export const examples: Record<string, ComponentProps<typeof Choices<string>>> = {
  'nothing chosen': {
    label: 'Where may payroll run?',
    hint: 'One answer holds for all countries.',
    answers: {
      ready: { label: 'In the cloud', hint: 'No restrictions.' },
      later: { label: 'In the cloud later' },
      stay: { label: 'In our own system', hint: 'Law, policy or our SAP S/4HANA plan keeps it there.' },
    },
    value: null,
    onChange: nothing,
  },
  'one chosen, in a row': {
    label: 'Every HR process in the system has a named owner in the business.',
    answers: { yes: { label: 'Yes' }, partly: { label: 'Partly' }, no: { label: 'No' } },
    value: 'partly',
    look: 'row',
    onChange: nothing,
  },
  'very long words': {
    label: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren',
    answers: {
      one: { label: 'Sozialversicherungsfachangestelltenausbildung', hint: 'Entgeltfortzahlungsversicherung' },
      two: { label: 'نظام حماية الأجور' },
    },
    value: 'one',
    onChange: nothing,
  },
};
