import type { ComponentProps } from 'react';
import { draw } from '../../figures/figures.ts';
import { TOOL_FIGURES } from '../../figures/tool-figures.ts';
import { EXAMPLE_DAY, exampleLink, readTool } from './example-files.ts';
import type { Result } from './Result.tsx';

const result: ComponentProps<typeof Result> = {
  words: readTool('tools').shared,
  tool: 'Payroll deployment advisor',
  title: 'Payroll routes for our countries',
  heading: 'What we suggest',
  headline: 'For 500 people in 1 country we suggest: Employee Central Payroll in 1 country.',
  what: '1 country, 500 people',
  opened: undefined,
  notes: [],
  inputs: ['Who should run payroll? Our own team'],
  caveat: 'These are suggestions from a few answers.',
  drawing: draw(TOOL_FIGURES['payroll-advisor']),
  share: 1,
  service: 'consulting',
  summary: () => '',
  today: EXAMPLE_DAY,
  link: exampleLink('payroll-advisor', '11111DEdw'),
  startAgain: () => undefined,
  children: <p>Here stand the tables.</p>,
};

export const examples: Record<string, ComponentProps<typeof Result>> = {
  complete: result,
  'opened from a link': { ...result, opened: { day: EXAMPLE_DAY } },
  'half way, with notes': { ...result, share: 0.5, notes: ['One answer is missing.', 'We left out a row of totals.'] },
  'before anything was entered': {
    ...result,
    headline: 'Add a country to see a suggestion.',
    share: 0,
    children: false,
  },
};
