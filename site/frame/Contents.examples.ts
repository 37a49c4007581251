import type { ComponentProps } from 'react';
import type { Contents } from './Contents.tsx';

export const examples = {
  'text before the first heading': {
    label: 'On this page',
    parts: [
      {},
      { id: 'three-ways', heading: 'Three ways to run payroll' },
      { id: 'what-to-ask', heading: 'What to ask before you choose' },
      { id: 'next-steps', heading: 'Next steps' },
    ],
  },
  'very long words': {
    label: 'On this page',
    parts: [
      { id: 'long', heading: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren' },
      { id: 'arabic', heading: 'نظام حماية الأجور في دولة الإمارات' },
    ],
  },
} satisfies Record<string, ComponentProps<typeof Contents>>;
