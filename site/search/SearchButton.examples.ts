import type { ComponentProps } from 'react';
import type { SearchButton } from './SearchButton.tsx';

export const examples: Record<string, ComponentProps<typeof SearchButton>> = {
  'in the header': { label: 'Search' },
  'on the list of all pages': { label: 'Search this site', look: 'words' },
};
