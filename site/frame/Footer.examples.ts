import type { ComponentProps } from 'react';
import { exampleFrame, frameWithLongWords, frameWithPhone } from '../../tests/support/examples/frame.ts';
import type { Footer } from './Footer.tsx';

export const examples = {
  'without a phone number': { frame: exampleFrame },
  'with a phone number': { frame: frameWithPhone },
  'very long mail address': { frame: frameWithLongWords },
} satisfies Record<string, ComponentProps<typeof Footer>>;
