import type { ComponentProps } from 'react';
import { exampleFrame, frameWithLongWords } from '../gallery/example-frame.ts';
import type { ServicesPanel } from './ServicesPanel.tsx';

const { services } = exampleFrame.navigation.main;

export const examples = {
  'all groups': { id: 'services', ...services, groups: exampleFrame.services },
  'very long words': { id: 'services', ...services, groups: frameWithLongWords.services },
} satisfies Record<string, ComponentProps<typeof ServicesPanel>>;
