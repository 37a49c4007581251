import type { ComponentProps } from 'react';
import type { SectionFrame } from './SectionFrame.tsx';

export const examples = {
  'with an introduction': {
    heading: 'What counts as support',
    intro: 'SAP answers for the product; **we** answer for what you have built with it.',
    children: <p>Incidents, problems, service requests and changes.</p>,
  },
  'without an introduction': { heading: 'What you need to bring', children: <p>Last month’s tickets.</p> },
  'very long words': {
    heading: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren',
    children: <p lang="ar">نظام حماية الأجور</p>,
  },
  'a heading in Arabic': { heading: 'نظام حماية الأجور', children: <p>Wages are paid through approved banks.</p> },
} satisfies Record<string, ComponentProps<typeof SectionFrame>>;
