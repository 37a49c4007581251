import type { ComponentProps } from 'react';
import { exampleFrame, frameWithLongWords, frameWithPhone } from '../../tests/support/examples/frame.ts';
import type { MenuSheet } from './MenuSheet.tsx';

export const examples = {
  'without a phone number': { id: 'menu', frame: exampleFrame, here: '' },
  'with a phone number': { id: 'menu', frame: frameWithPhone, here: 'about-us' },
  'very long words': { id: 'menu', frame: frameWithLongWords, here: 'blogs' },
} satisfies Record<string, ComponentProps<typeof MenuSheet>>;
