import type { ComponentProps } from 'react';
import type { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

/** Every icon there is, by its name in icons.ts. */
export const examples: Record<string, ComponentProps<typeof Icon>> = Object.fromEntries(
  Object.entries(icons).map(([name, path]) => [name, { path, size: 24 as const }]),
);
