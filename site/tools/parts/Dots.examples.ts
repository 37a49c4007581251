import type { ComponentProps } from 'react';
import type { Dots } from './Dots.tsx';

export const examples: Record<string, ComponentProps<typeof Dots>> = {
  'one dot': { count: 1 },
  'three rows': { count: 24 },
};
