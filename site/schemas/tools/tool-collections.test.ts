import { expect, it } from 'vitest';
import type { z } from 'zod';
import { claims, readYaml } from '../../../tests/support/tools.ts';
import { TOOL_COLLECTIONS } from './tool-collections.ts';

/** The faults an editor would read, as "field remedy". */
function faults(schema: z.ZodType, data: unknown): string[] {
  return (schema.safeParse(data).error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`);
}

it('the data files take every number of the specification from the claims', () => {
  const text = JSON.stringify(readYaml('tools/payroll-advisor.yaml')).replaceAll('4,200', '').replaceAll('\\t500', '');
  for (const name of ['ecpMinimum', 'partnerCloudMaximum', 'ecpCountries', 's4SapCountries', 's4PartnerCountries'])
    expect(text, name).not.toMatch(new RegExp(`(?<![\\d,])${claims[name]?.shown}(?![\\d,])`));
});

it.each<[keyof typeof TOOL_COLLECTIONS, string | RegExp, string, RegExp]>([
  [
    'payrollAdvisor',
    /("zero":\{.*?"reason":")/,
    '$1{land} ',
    /^rules\.zero\.reason has a placeholder that nothing fills/,
  ],
  ['supportEstimator', '"low":0.75', '"low":7.5', /^weights\.ticket has a low above its high: swap the two numbers$/],
  ['selfAssessment', '"key":"b"', '"key":"a"', /^areas has the same key twice: give each statement/],
])('an editor who makes a mistake in %s is told the remedy: %s', (name, before, after, remedy) => {
  const { files, schema } = TOOL_COLLECTIONS[name];
  const spoilt = JSON.stringify(readYaml(files)).replace(before, after);
  expect(faults(schema, JSON.parse(spoilt)).join()).toMatch(remedy);
});
