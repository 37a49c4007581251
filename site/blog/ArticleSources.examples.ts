import type { ComponentProps } from 'react';
import type { ArticleSources } from './ArticleSources.tsx';

export const examples = {
  'one with an address, one without': {
    heading: 'Sources',
    sources: [
      { label: 'Release calendar, 2026', href: 'https://sap.example/releases' },
      { label: 'A talk in May: Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren' },
    ],
  },
} satisfies Record<string, ComponentProps<typeof ArticleSources>>;
