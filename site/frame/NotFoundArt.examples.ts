import type { ComponentProps } from 'react';
import type { NotFoundArt } from './NotFoundArt.tsx';

export const examples = {
  'four, an open zero, four': {},
} satisfies Record<string, ComponentProps<typeof NotFoundArt>>;
