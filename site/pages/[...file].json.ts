import type { APIRoute, GetStaticPaths } from 'astro';
import { getClaims, getInsight, getTool } from '../content.ts';
import { stageData } from '../home/stage/data.ts';
import { termId } from '../insights/glossary/schema.ts';
import { answerWords } from '../tools/payroll-advisor/words.ts';

/** What an island shows later. Separate files, because most visitors of a page never need them. */
const FILES: Readonly<Record<string, () => unknown>> = {
  stage: stageData,
  /** Countries that the enquiry form suggests. */
  'contact-us': () => getTool('countries').countries.map(({ name }) => name),
  'tools/payroll-advisor': () =>
    answerWords(getTool('payrollAdvisor'), getTool('countries'), getClaims(), getTool('tools')),
  /** The definitions by the fragment of their place. */
  'insights/glossary': () => {
    const { terms, more } = getInsight('glossary');
    return {
      more,
      terms: Object.fromEntries(terms.map((entry) => [termId(entry), { term: entry.term, text: entry.text }])),
    };
  },
};

export const getStaticPaths = (() => Object.keys(FILES).map((file) => ({ params: { file } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => Response.json(FILES[params['file'] ?? '']?.());
