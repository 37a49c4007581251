import type { ComponentProps } from 'react';
import { claims, EXAMPLE_DAY, exampleLink, readTool } from '../parts/example-files.ts';
import type { Answer } from './Answer.tsx';
import { answerWords } from './props.ts';
import type { AdvisorInput, CountryRow } from './rules/types.ts';

const nothing = () => undefined;
const answers: Omit<AdvisorInput, 'rows'> = {
  operation: 'inHouse',
  cloud: 'ready',
  employeeCentral: 'live',
  currentPayroll: 'erp',
};
const country = (code: string, name: string, headcount: number | null): CountryRow => ({ code, name, headcount });
const answer = (rows: CountryRow[], changed: Partial<AdvisorInput> = {}): ComponentProps<typeof Answer> => ({
  words: answerWords(readTool('payrollAdvisor'), readTool('countries'), claims, readTool('tools')),
  state: { ...answers, rows, ...changed },
  unsettled: [],
  today: EXAMPLE_DAY,
  opened: undefined,
  link: exampleLink('payroll-advisor', '11111IN38oDEdwOM3c'),
  onHeadline: nothing,
  onChange: nothing,
  onRemove: nothing,
  onClear: nothing,
  startAgain: nothing,
});

export const examples: Record<string, ComponentProps<typeof Answer>> = {
  'three countries of different size': answer([
    country('IN', 'India', 11_200),
    country('DE', 'Germany', 500),
    country('OM', 'Oman', 120),
  ]),
  'everything in its own system': answer([country('IN', 'India', 4200), country('SA', 'Saudi Arabia', 1150)], {
    cloud: 'stay',
  }),
  'answers still missing': answer(
    [country('IN', 'India', null), country('', 'Atlantis', 30), country('MT', 'Malta', 0)],
    { currentPayroll: null },
  ),
  'opened from a link': { ...answer([country('IN', 'India', 900)]), opened: { day: EXAMPLE_DAY } },
  'a list that is not settled': {
    ...answer([country('IN', 'India', 900)]),
    unsettled: [{ text: 'Germny 500', name: 'Germny', headcount: 500, guesses: [], isShared: false }],
  },
  'very long words': answer([country('', 'Arbeitsunfähigkeitsbescheinigungsübermittlungsland', 9_999_999)]),
};
