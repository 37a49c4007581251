import type { ComponentProps } from 'react';
import { exampleFrame } from '../site/gallery/example-frame.ts';
import type { Logo } from './Logo.tsx';

const { mark, site } = exampleFrame;
const home = exampleFrame.words('homeLink');

export const examples = {
  'in the header, with the tagline': { mark, name: site.name, tagline: site.tagline, home },
  'in the footer, without a tagline': { mark, name: site.name, home, size: 'footer' },
} satisfies Record<string, ComponentProps<typeof Logo>>;
