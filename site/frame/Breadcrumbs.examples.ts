import type { ComponentProps } from 'react';
import { exampleWords } from '../gallery/example-context.ts';
import type { Breadcrumbs } from './Breadcrumbs.tsx';

export const examples = {
  'one step below home': { path: '/about-us', words: exampleWords },
  'two steps below home': { path: '/solutions/performance-goals', words: exampleWords },
  'very long words': {
    path: '/services/sozialversicherungsfachangestelltenausbildung-und-entgeltfortzahlungsversicherung',
    words: exampleWords,
  },
} satisfies Record<string, ComponentProps<typeof Breadcrumbs>>;
