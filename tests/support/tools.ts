import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { getCountries } from '../../site/content/countries.ts';
import { getClaims, getTool } from '../../site/content/get-content.ts';
import { getDeadlines } from '../../site/features/insights/deadlines/deadlines.ts';
import type { AdvisorChoices } from '../../site/features/tools/payroll-advisor/rules/address.ts';
import { knownOf } from '../../site/features/tools/payroll-advisor/words.ts';
import { assessmentWords } from '../../site/features/tools/self-assessment/words.ts';
import type { EstimateInput } from '../../site/features/tools/support-estimator/rules/estimate.ts';
import { fc } from './property.ts';

/** A file of content/ as it is written, for tests that look at it or spoil it before the schema sees it. */
export function readYaml(file: string): unknown {
  return parse(readFileSync(`content/${file}`, 'utf8'));
}

export const claims = getClaims();
export const toolWords = getTool('tools');
export const countryFile = getCountries();
export const advisorFile = getTool('payrollAdvisor');
export const estimatorFile = getTool('supportEstimator');
export const assessmentFile = getTool('selfAssessment');
export const assessment = assessmentWords(assessmentFile, toolWords, getDeadlines().dated);
export const advisor = { ...advisorFile, ...knownOf(advisorFile, countryFile, claims) };
/** A version of each product is known for every country that a test invents. */
export const covered = { ...advisor, versions: { ecp: codes(), s4: codes() } };
function codes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((first) => letters.map((second) => first + second));
}

export const anyChoices: fc.Arbitrary<AdvisorChoices> = fc.record({
  operation: fc.constantFrom('inHouse', 'inHouse', 'managed', null),
  cloud: fc.constantFrom('ready', 'later', 'stay', null),
  employeeCentral: fc.constantFrom('live', 'planned', 'no', null),
  currentPayroll: fc.constantFrom('erp', 's4', 'other', 'none', null),
});

export function anyEstimate(
  modules: fc.Arbitrary<string[]>,
  number: fc.Arbitrary<number | null>,
): fc.Arbitrary<EstimateInput> {
  return fc.record({
    modules,
    users: number,
    payrollCountries: number,
    tickets: number,
    changes: number,
    interfaces: number,
    frequency: fc.constantFrom('monthly', 'twice', 'weekly'),
    window: fc.constantFrom('one', 'both', 'extended'),
    release: fc.boolean(),
    lead: fc.boolean(),
  });
}

/** A sentence for a visitor: some words, and no {placeholder} left open. */
export function isSentence(text: string): boolean {
  return text.trim().length > 3 && !/\{\w+\}/.test(text);
}
