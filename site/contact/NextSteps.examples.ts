import type { ComponentProps } from 'react';
import type { NextSteps } from './NextSteps.tsx';

export const examples = {
  'three steps': {
    steps: {
      kind: 'steps',
      heading: 'What happens next',
      steps: [
        { name: 'You write', text: 'Two sentences are enough.' },
        { name: 'We read and reply', text: 'With questions, or with a time to talk.' },
        { name: 'You get a first answer', text: 'Before anyone mentions a contract.' },
      ],
    },
  },
  'a step of several lines': {
    steps: {
      kind: 'steps',
      heading: 'What happens next',
      steps: [
        {
          name: 'You tell us about your countries',
          text: 'Say where people are paid today, who runs the payroll there, and which of these you would like to change. A list is enough; we ask about the rest.',
        },
        { name: 'We reply', text: 'With questions.' },
      ],
    },
  },
} satisfies Record<string, ComponentProps<typeof NextSteps>>;
