import { expect, it } from 'vitest';
import { advisor, assessment, assessmentFile, countryFile, estimatorFile } from '../../../tests/support/tools.ts';
import { decodeAdvisor, encodeAdvisor } from './payroll-advisor/rules/address.ts';
import { readCountries } from './payroll-advisor/rules/countries.ts';
import { namesOf } from './payroll-advisor/words.ts';
import { decodeAssessment, encodeAssessment } from './self-assessment/rules/score.ts';
import { decodeEstimate, encodeEstimate } from './support-estimator/rules/estimate.ts';
import { getToolExamples } from './tool-examples.ts';

it('links to results that the tools open as they are shown', () => {
  const names = readCountries(namesOf(countryFile));
  const routes = decodeAdvisor(advisor.page.example, names);
  const hours = decodeEstimate(estimatorFile.page.example, estimatorFile);
  const { example } = assessmentFile.page;
  const scores = decodeAssessment(example, assessment);
  expect(routes && encodeAdvisor(routes)).toBe(advisor.page.example);
  expect(hours && encodeEstimate(hours, estimatorFile)).toBe(estimatorFile.page.example);
  expect(scores && encodeAssessment(scores, assessment)).toBe(example);
});

it('shows a country for which no route is known as open', () => {
  const { rows } = getToolExamples().routes;
  expect(rows.map(({ option }) => option)).toEqual(['ecp', 'ecp', 'open', 'partner']);
});
