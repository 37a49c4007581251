import type { APIContext } from 'astro';
import { getCountries } from '../content/countries.ts';
import { getClaims, getTool } from '../content/get-content.ts';
import { stageData } from '../features/home/home-content.ts';
import { getDeadlines } from '../features/insights/deadlines/deadlines.ts';
import { resultWords } from '../features/tools/payroll-advisor/words.ts';

/** Data that an island shows later: most visitors of a page never need it. */
const FILES: Readonly<Record<string, () => unknown>> = {
  stage: stageData,
  /** Countries that the enquiry form suggests. */
  'contact-us': () => getCountries().map(({ name }) => name),
  'tools/payroll-advisor': () =>
    resultWords(
      getTool('payrollAdvisor'),
      getCountries(),
      getClaims(),
      getTool('tools'),
      getDeadlines(),
    ),
};

export function getStaticPaths() {
  return Object.keys(FILES).map((file) => ({ params: { file } }));
}

export function GET({ params }: APIContext) {
  return Response.json(FILES[params['file'] ?? '']?.());
}
