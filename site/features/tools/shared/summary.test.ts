import { describe, expect, it } from 'vitest';
import { count, fill } from '../../../../common/wording.ts';
import { advisor, advisorFile, assessment, estimatorFile } from '../../../../tests/support/tools.ts';
import type { AdvisorInput } from '../payroll-advisor/rules/address.ts';
import { advise, advisorSummary } from '../payroll-advisor/rules/advise.ts';
import { assessmentSummary, score } from '../self-assessment/rules/score.ts';
import { EMPTY, estimate, estimateSummary } from '../support-estimator/rules/estimate.ts';
import { MAX_LETTER_LENGTH } from './letter.ts';

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

function rowOf(country: string, people: string, option: string) {
  return fill(advisorFile.handOver.row, { country, people, option });
}

describe('the message to a consultant', () => {
  it('tells the payroll result as a person would', () => {
    const { questions, options, result, counts, handOver: words } = advisorFile;
    const [people, countries] = [count(500, counts.people), count(2, counts.countries)];
    const choice = (question: string, given: string) => fill(words.choice, { question, choice: given });
    expect(advisorSummary(advise(input, advisor), input, advisor, LINK)).toBe(
      [
        words.greeting,
        '',
        fill(words.total, { people, countries }),
        choice(questions.operation.label, questions.operation.choices.inHouse.label),
        choice(questions.cloud.label, questions.cloud.choices.ready.label),
        choice(questions.employeeCentral.label, questions.employeeCentral.choices.live.label),
        choice(questions.currentPayroll.label, advisorFile.answer.unanswered),
        '',
        advise(input, advisor).headline,
        words.alternative,
        '',
        rowOf('Germany', people, options.ecp.label),
        rowOf('Malta', result.noHeadcount, options.open.label),
        '',
        fill(words.link, { link: LINK }),
        words.closing,
      ].join('\n'),
    );
  });
  it('tells package, reasons and arithmetic of the estimate', () => {
    const text = estimateSummary(
      estimate({ ...EMPTY, modules: ['e'], release: true }, estimatorFile),
      estimatorFile,
      LINK,
    );
    const { handOver, packages, lines } = estimatorFile;
    expect(text).toContain(fill(handOver.result, { package: packages.silver.label, low: 8, high: 32 }));
    expect(text).toContain(fill(handOver.line, { label: fill(lines.modules, { n: 1 }), low: 4, high: 8 }));
    expect(text).toContain(`- ${estimatorFile.reasons.release}`);
  });
  it('tells scores and actions of the self-assessment', () => {
    const text = assessmentSummary(score({ a: 'yes', m: 'no' }, assessment), assessment, LINK);
    const { areas, choices, result, handOver } = assessment;
    const statement = areas.flatMap(({ statements }) => statements).find(({ key }) => key === 'm');
    expect(text).toContain(fill(handOver.result, { score: 50, n: 2, all: 24 }));
    expect(text).toContain(fill(handOver.area, { area: areas[0]?.label ?? '', score: 100 }));
    expect(text).toContain(fill(handOver.area, { area: areas[1]?.label ?? '', score: result.noScore }));
    expect(text).toContain(fill(handOver.action, { action: statement?.action ?? '', choice: choices.no }));
  });
  it('fits 300 countries by leaving out the last ones, and says how many', () => {
    const rows = Array.from({ length: 300 }, (_, at) => ({ code: `${at}`, name: `Place${at}.`, headcount: at }));
    const many = { ...input, operation: null, rows };
    const text = advisorSummary(advise(many, advisor), many, advisor, LINK);
    expect(text.length).toBeLessThanOrEqual(MAX_LETTER_LENGTH);
    const named = rows.filter(({ name }) => text.includes(`${name} `) || text.includes(`${name}\n`));
    expect(text).toContain(count(300 - named.length, advisorFile.handOver.more));
    expect(text.endsWith(advisorFile.handOver.closing)).toBe(true);
  });
  it('names what of a list could not be read', () => {
    const text = advisorSummary(advise(input, advisor), input, advisor, LINK, [
      { text: 'Wakanda 30' },
      { text: 'UAE and Oman\t300' },
    ]);
    expect(text).toContain(fill(advisorFile.handOver.notRead, { entries: 'Wakanda 30 and UAE and Oman 300' }));
  });
});
