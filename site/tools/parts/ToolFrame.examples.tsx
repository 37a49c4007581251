import type { ComponentProps } from 'react';
import { EXAMPLE_DAY, readTool } from './example-files.ts';
import type { ToolFrame } from './ToolFrame.tsx';

const { shared: words } = readTool('tools');
const frame: ComponentProps<typeof ToolFrame> = {
  words,
  minutes: 'About three minutes',
  notice: undefined,
  round: 0,
  today: EXAMPLE_DAY,
  headline: '',
  children: <p>Here stands the tool.</p>,
};

export const examples: Record<string, ComponentProps<typeof ToolFrame>> = {
  'while the script is on its way': { ...frame, today: undefined },
  ready: frame,
  'with an address that nobody can read': { ...frame, notice: 'unreadable' },
};
