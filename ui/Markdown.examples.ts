import type { ComponentProps } from 'react';
import type { Markdown } from './Markdown.tsx';

export const examples = {
  'two paragraphs and a list': {
    text: 'A pay date does not move.\n\nSo we ask first:\n\n- Which **countries** are in scope?\n- Who signs off the run?',
  },
  'one sentence with a link': { text: 'Begin with a [health check](/services/health-check).', inline: true },
  'Arabic and very long words': {
    text: 'نظام حماية الأجور\n\nArbeitsunfähigkeitsbescheinigungsübermittlungsverfahren',
  },
} satisfies Record<string, ComponentProps<typeof Markdown>>;
