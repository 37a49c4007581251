import type { APIRoute } from 'astro';
import { answerWords } from '../../islands/PayrollAdvisor/props.ts';
import { getFigures, getTool } from '../../lib/content.ts';

/** What the advisor answers with. A file of its own, because most visitors of the page never need it. */
export const GET: APIRoute = async () =>
  Response.json(
    answerWords(
      await getTool('payrollAdvisor'),
      await getTool('countries'),
      await getFigures(),
      await getTool('tools'),
    ),
  );
