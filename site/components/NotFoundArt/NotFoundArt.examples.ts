import type { ComponentProps } from 'react';
import type { NotFoundArt } from './NotFoundArt.tsx';

export const examples: Record<string, ComponentProps<typeof NotFoundArt>> = {
  'four, an open zero, four': {},
};
