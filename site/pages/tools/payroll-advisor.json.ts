import type { APIRoute } from 'astro';
import { getClaims, getTool } from '../../content.ts';
import { answerWords } from '../../tools/payroll-advisor/words.ts';

/** What the advisor answers with. A file of its own, because most visitors of the page never need it. */
export const GET: APIRoute = () =>
  Response.json(answerWords(getTool('payrollAdvisor'), getTool('countries'), getClaims(), getTool('tools')));
