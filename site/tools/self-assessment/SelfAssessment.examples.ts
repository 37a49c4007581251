import type { ComponentProps } from 'react';
import { EXAMPLE_DAY, exampleLink, readTool } from '../parts/example-files.ts';
import { assessmentProps, reportWords } from './props.ts';
import type { AssessmentAnswers } from './rules/types.ts';
import type { SelfAssessment } from './SelfAssessment.tsx';

const file = readTool('selfAssessment');
const props = assessmentProps(file, readTool('tools'));
const at = (state: AssessmentAnswers): ComponentProps<typeof SelfAssessment> => ({
  ...props,
  start: {
    state,
    today: EXAMPLE_DAY,
    link: exampleLink('self-assessment', '1a.b.c'),
    words: reportWords(file, readTool('tools')),
  },
});
const keys = file.areas.flatMap(({ statements }) => statements.map(({ key }) => key));

export const examples: Record<string, ComponentProps<typeof SelfAssessment>> = {
  'while the script is on its way': props,
  'half way': at({ a: 'yes', b: 'partly', c: 'yes', d: 'no', j: 'no', m: 'no' }),
  'everything in good order': at(Object.fromEntries(keys.map((key) => [key, 'yes' as const]))),
};
