import type { ComponentProps } from 'react';
import type { HealthAnswers } from '../../../tools/health-check/types.ts';
import { EXAMPLE_DAY, exampleLink, readTool } from '../parts/example-files.ts';
import type { HealthCheck } from './HealthCheck.tsx';
import { healthProps, reportWords } from './props.ts';

const file = readTool('healthCheck');
const props = healthProps(file, readTool('tools'));
const at = (state: HealthAnswers): ComponentProps<typeof HealthCheck> => ({
  ...props,
  start: {
    state,
    today: EXAMPLE_DAY,
    link: exampleLink('health-check', '1a.b.c'),
    words: reportWords(file, readTool('tools')),
  },
});
const keys = file.areas.flatMap(({ statements }) => statements.map(({ key }) => key));

export const examples: Record<string, ComponentProps<typeof HealthCheck>> = {
  'while the script is on its way': props,
  'half way': at({ a: 'yes', b: 'partly', c: 'yes', d: 'no', j: 'no', m: 'no' }),
  'everything in good order': at(Object.fromEntries(keys.map((key) => [key, 'yes' as const]))),
};
