import type { ComponentProps } from 'react';
import type { SearchField } from './SearchField.tsx';

export const examples: Record<string, ComponentProps<typeof SearchField>> = {
  'on a page that does not exist': { label: 'Search this site', submit: 'Search' },
  'very long words': {
    label: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren durchsuchen',
    submit: 'Durchsuchungsvorgang',
  },
};
