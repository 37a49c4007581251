import type { ComponentProps } from 'react';
import { exampleWords } from '../gallery/example-context.ts';
import type { Margin } from './Margin.tsx';

const words = exampleWords;

export const examples = {
  'contents, figures and next step': {
    words,
    contents: [
      { id: 'principles', heading: 'Three principles' },
      { id: 'clean-core', heading: 'What a clean core means in HR' },
      { id: 'activate', heading: 'SAP Activate, phase by phase' },
    ],
    facts: {
      heading: 'A project in figures',
      items: [
        { value: '6', label: 'phases' },
        { value: '4', label: 'gates you can say no at' },
      ],
    },
    ways: [{ heading: 'Next step', links: [{ label: 'Ask to see a project plan', href: '/contact-us' }] }],
  },
  'a short list': {
    words,
    lists: [
      {
        heading: 'What to measure',
        intro: 'Record each figure once before you start.',
        items: ['Share of changes by self-service', 'Days from request to effect'],
      },
    ],
  },
  'very long words': {
    words,
    facts: {
      heading: 'Entgeltfortzahlungsversicherung',
      items: [
        { value: '100,000,000', label: 'Lohnsteueranmeldungsverfahren' },
        { value: '9', label: 'نظام حماية الأجور' },
      ],
    },
    ways: [
      {
        heading: 'Weiter',
        links: [{ label: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren', href: '/services' }],
      },
    ],
  },
} satisfies Record<string, ComponentProps<typeof Margin>>;
