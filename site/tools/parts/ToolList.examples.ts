import type { ComponentProps } from 'react';
import { draw } from '../../figures/figures.ts';
import { TOOL_FIGURES } from '../../figures/tool-figures.ts';
import type { ToolList } from './ToolList.tsx';

export const examples: Record<string, ComponentProps<typeof ToolList>> = {
  'two tools': {
    tools: [
      {
        title: 'Payroll deployment advisor',
        question: 'Which payroll route suits each of our countries?',
        text: 'Your countries and headcounts lead to a route, each with its reason.',
        href: '/tools/payroll-advisor',
        link: 'Open the advisor',
        drawing: draw(TOOL_FIGURES['payroll-advisor']),
      },
      {
        title: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren',
        question: 'أين تأخر نظامنا؟',
        text: 'Sozialversicherungsfachangestelltenausbildung',
        href: '/tools/self-assessment',
        link: 'Open the self-assessment',
        drawing: draw(TOOL_FIGURES['self-assessment']),
      },
    ],
  },
};
