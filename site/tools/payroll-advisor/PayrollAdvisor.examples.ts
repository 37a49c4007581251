import type { ComponentProps } from 'react';
import { EXAMPLE_DAY, exampleLink, readTool } from '../parts/example-files.ts';
import type { PayrollAdvisor } from './PayrollAdvisor.tsx';
import { advisorProps } from './props.ts';
import { EMPTY_ADVISOR } from './rules/address.ts';

const props = advisorProps(readTool('payrollAdvisor'), readTool('tools'));
const link = exampleLink('payroll-advisor', '11111');

/** What it answers is shown by Answer, once its words are there. */
export const examples: Record<string, ComponentProps<typeof PayrollAdvisor>> = {
  'while the script is on its way': props,
  'with answers and no country': {
    ...props,
    start: {
      state: { ...EMPTY_ADVISOR, operation: 'inHouse', cloud: 'ready', employeeCentral: 'live' },
      today: EXAMPLE_DAY,
      link,
    },
  },
};
