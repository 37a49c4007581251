import type { ComponentProps } from 'react';
import { draw } from '../../figures/figures.ts';
import { TOOL_FIGURES } from '../../figures/tool-figures.ts';
import type { ClosingLine } from './ClosingLine.tsx';

const drawing = draw(TOOL_FIGURES['payroll-advisor']);

export const examples: Record<string, ComponentProps<typeof ClosingLine>> = {
  'nothing drawn yet': { drawing, share: 0 },
  'half drawn': { drawing, share: 0.5 },
  closed: { drawing, share: 1 },
};
