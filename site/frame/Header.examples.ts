import type { ComponentProps } from 'react';
import { exampleFrame, frameWithLongWords } from '../../tests/support/examples/frame.ts';
import type { Header } from './Header.tsx';

export const examples = {
  'on the home page': { frame: exampleFrame, here: '' },
  'inside the solutions area': { frame: exampleFrame, here: 'solutions' },
  'very long words': { frame: frameWithLongWords, here: 'blogs' },
} satisfies Record<string, ComponentProps<typeof Header>>;
