import { visible } from '../../../common/text.ts';
import { getCountries } from '../../content/countries.ts';
import { getClaims, getTool } from '../../content/get-content.ts';
import { getDeadlines } from '../insights/deadlines/deadlines.ts';
import { decodeAdvisor } from './payroll-advisor/rules/address.ts';
import { advise } from './payroll-advisor/rules/advise.ts';
import { readCountries } from './payroll-advisor/rules/countries.ts';
import { knownOf, namesOf } from './payroll-advisor/words.ts';
import { decodeAssessment, score } from './self-assessment/rules/score.ts';
import { assessmentWords } from './self-assessment/words.ts';
import { decodeEstimate, estimate } from './support-estimator/rules/estimate.ts';

/** The input that a link holds. A tool may lose a question, and its example with it. */
function read<Input>(address: string, decode: (address: string) => Input | null): Input {
  const input = decode(visible(address));
  if (input) return input;
  throw new Error(
    `content/tools – the example "${address}" holds no result: make one with the tool, and copy the part of its link after "#".`,
  );
}

/** The result of each tool for the example in its file, by the rules that a visitor's own is made with. */
export function getToolExamples() {
  const advisor = getTool('payrollAdvisor');
  const estimator = getTool('supportEstimator');
  const deadlines = getDeadlines().dated;
  const assessmentFile = getTool('selfAssessment');
  const assessment = assessmentWords(assessmentFile, getTool('tools'), deadlines);
  const countries = getCountries();
  const known = { ...advisor, ...knownOf(advisor, countries, getClaims()) };
  const lookUp = readCountries(namesOf(countries));

  const routes = advise(
    read(advisor.page.example, (text) => decodeAdvisor(text, lookUp)),
    known,
  );
  const hours = estimate(
    read(estimator.page.example, (text) => decodeEstimate(text, estimator)),
    estimator,
  );
  const report = score(
    read(assessmentFile.page.example, (text) => decodeAssessment(text, assessment)),
    assessment,
  );
  return {
    routes: { ...routes, words: advisor },
    hours: { ...hours, words: estimator },
    scores: { ...report, words: assessment },
  };
}
export type ToolExamples = ReturnType<typeof getToolExamples>;
