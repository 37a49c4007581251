import type { ComponentProps } from 'react';
import { EXAMPLE_DAY, exampleLink, readTool } from '../parts/example-files.ts';
import { estimatorProps } from './props.ts';
import { EMPTY } from './rules/types.ts';
import type { SupportEstimator } from './SupportEstimator.tsx';

const props = estimatorProps(readTool('supportEstimator'), readTool('tools'));
const at = (state: typeof EMPTY): ComponentProps<typeof SupportEstimator> => ({
  ...props,
  start: { state, today: EXAMPLE_DAY, link: exampleLink('support-estimator', '1ep......11') },
});

export const examples: Record<string, ComponentProps<typeof SupportEstimator>> = {
  'while the script is on its way': props,
  'nothing entered': at(EMPTY),
  'a small system': at({ ...EMPTY, modules: ['e'], users: 800 }),
  'payroll in three countries': at({
    ...EMPTY,
    modules: ['e', 'p', 't'],
    users: 2832,
    payrollCountries: 3,
    tickets: 50,
    changes: 6,
    interfaces: 8,
    window: 'both',
    release: true,
    lead: true,
  }),
};
