import type { APIContext, GetStaticPaths } from 'astro';
import { getCountries } from '../content/countries.ts';
import { getClaims, getTool } from '../content/get-content.ts';
import { stageData } from '../features/home/home-content.ts';
import { answerWords } from '../features/tools/payroll-advisor/words.ts';

/** What an island shows later. Separate files, because most visitors of a page never need them. */
const FILES: Readonly<Record<string, () => unknown>> = {
  stage: stageData,
  /** Countries that the enquiry form suggests. */
  'contact-us': () => getCountries().map(({ name }) => name),
  'tools/payroll-advisor': () =>
    answerWords(getTool('payrollAdvisor'), getCountries(), getClaims(), getTool('tools')),
};

export const getStaticPaths = (() =>
  Object.keys(FILES).map((file) => ({ params: { file } }))) satisfies GetStaticPaths;

export function GET({ params }: APIContext) {
  return Response.json(FILES[params['file'] ?? '']?.());
}
