import type { ComponentProps } from 'react';
import { exampleWords } from '../../tests/support/examples/context.ts';
import type { NewsList } from './NewsList.tsx';

export const examples = {
  'one to come and one past, each with its source': {
    words: exampleWords,
    items: [
      {
        slug: '2027-11-12-basic-authentication',
        date: new Date('2027-11-12'),
        isPast: false,
        title: 'Interfaces will need a new way to sign in',
        summary: 'Name and password alone are to stop working for interfaces. Plan the change with the next release.',
        sources: [{ label: 'A talk in May' }],
        html: '<p>List every interface now, with the person who looks after it.</p>',
      },
      {
        slug: '2026-11-13-second-half-release',
        date: new Date('2026-11-13'),
        isPast: true,
        title: 'The second release of the year is in production',
        summary: 'Test what you use most before the first payroll run that follows it.',
        sources: [{ label: 'Release calendar', href: 'https://sap.example/releases' }],
        html: '<p>Our support clients have the list of changes that touch their configuration.</p>',
      },
    ],
  },
  'very long words': {
    words: exampleWords,
    items: [
      {
        slug: 'long',
        date: new Date('2026-01-01'),
        isPast: true,
        title: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren geändert',
        summary: 'نظام حماية الأجور: تغييرات جديدة من أول يناير.',
        sources: [],
        html: '<p>Lohnsteueranmeldungsverfahren und Entgeltfortzahlungsversicherung.</p>',
      },
    ],
  },
} satisfies Record<string, ComponentProps<typeof NewsList>>;
