import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advisor, advisorFile, assessmentFile, estimatorFile } from '../testing/tools.ts';
import { fitLetter, LETTER_LIMIT } from './letter.ts';
import { advise } from './payroll-advisor/advise.ts';
import { advisorSummary } from './payroll-advisor/summary.ts';
import type { AdvisorInput } from './payroll-advisor/types.ts';
import { score } from './self-assessment/score.ts';
import { assessmentSummary } from './self-assessment/summary.ts';
import { estimate } from './support-estimator/estimate.ts';
import { estimateSummary } from './support-estimator/summary.ts';
import { EMPTY } from './support-estimator/types.ts';

const LINK = 'https://dhr.example/tools/payroll-advisor#11111DEdw';
const input: AdvisorInput = {
  operation: 'inHouse',
  cloud: 'ready',
  employeeCentral: 'live',
  currentPayroll: null,
  rows: [
    { code: 'DE', name: 'Germany', headcount: 500 },
    { code: 'MT', name: 'Malta', headcount: null },
  ],
};

describe('the message to a consultant', () => {
  it('tells the payroll result as a person would', () => {
    expect(advisorSummary(advise(input, advisor), input, advisorFile, LINK)).toBe(
      [
        'I used the payroll deployment advisor and would like to discuss the result.',
        '',
        'Our list: 500 people in 2 countries.',
        'Who should run payroll? Our own team',
        'Where may payroll run? In the cloud',
        'Do you use SAP SuccessFactors Employee Central? It is live',
        'What calculates most of your payroll today? not answered',
        '',
        'Employee Central Payroll: 1 country, 500 people',
        'To be confirmed: 1 country, 0 people',
        'The partner-managed cloud was mentioned as an alternative.',
        '',
        'Wave 1: Germany',
        'Still open: Malta',
        'Effort (illustrative): 110 to 180 consultant days',
        '',
        '- Germany (500 people): Employee Central Payroll',
        '- Malta (Not given): To be confirmed',
        '',
        `The whole result: ${LINK}`,
        'Please tell me which country versions you can confirm.',
      ].join('\n'),
    );
  });
  it('tells package, reasons and arithmetic of the estimate', () => {
    const text = estimateSummary(
      estimate({ ...EMPTY, modules: ['e'], release: true }, estimatorFile),
      estimatorFile,
      LINK,
    );
    expect(text).toContain('It suggests the Silver support package, with 8 to 32 hours a month (illustrative).');
    expect(text).toContain('- Modules: 1: 4 to 8 h');
    expect(text).toContain(`- ${estimatorFile.reasons.release}`);
  });
  it('tells scores and actions of the self-assessment', () => {
    const text = assessmentSummary(score({ a: 'yes', m: 'no' }, assessmentFile, '2026-11-15'), assessmentFile, LINK);
    expect(text).toContain('Overall 50 of 100, from 2 of 24 statements.');
    expect(text).toContain('- Data and organisation: 100');
    expect(text).toContain('- Release adoption: No score yet');
    expect(text).toMatch(/- Check every group of users.* \(answer: No\)/);
  });
  it('says so when a tool is still empty', () => {
    expect(estimateSummary(estimate(EMPTY, estimatorFile), estimatorFile, LINK)).toContain(estimatorFile.result.empty);
    expect(assessmentSummary(score({}, assessmentFile, '2026-11-15'), assessmentFile, LINK)).toContain(
      assessmentFile.result.empty,
    );
  });
  it('fits 300 countries by leaving out the last ones, and says how many', () => {
    const rows = Array.from({ length: 300 }, (_, at) => ({ code: '', name: `A place called ${at}`, headcount: at }));
    const text = advisorSummary(advise({ ...input, rows }, advisor), { ...input, rows }, advisorFile, LINK);
    expect(text.length).toBeLessThanOrEqual(LETTER_LIMIT);
    const left = Number(/- and (\d+) more countries/.exec(text)?.[1]);
    expect(left + text.split('\n').filter((line) => line.startsWith('- A place')).length).toBe(300);
    expect(text.endsWith('Please tell me which country versions you can confirm.')).toBe(true);
  });
  it('leaves out a link that would fill the message', () => {
    const text = advisorSummary(advise(input, advisor), input, advisorFile, `${LINK}${'DE1'.repeat(900)}`);
    expect(text).not.toContain('https://');
    expect(text).toContain('- Germany');
  });
  it('never passes its limit, however its parts grow', () => {
    const lines = fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 40 });
    fc.assert(
      fc.property(lines, lines, lines, fc.integer({ min: 10, max: 2000 }), (head, body, tail, limit) => {
        const text = fitLetter({ head, body, tail, more: advisorFile.handOver.more }, limit);
        expect(text.length).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
