import type { ComponentProps } from 'react';
import { exampleFrame, frameWithLongWords } from '../gallery/example-frame.ts';
import type { SolutionsPanel } from './SolutionsPanel.tsx';

const { solutions } = exampleFrame.navigation.main;

export const examples = {
  'all eleven': { id: 'solutions', ...solutions, solutions: exampleFrame.solutions },
  'very long words': { id: 'solutions', ...solutions, solutions: frameWithLongWords.solutions },
} satisfies Record<string, ComponentProps<typeof SolutionsPanel>>;
