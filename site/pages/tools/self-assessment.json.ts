import type { APIRoute } from 'astro';
import { getTool } from '../../content.ts';
import { reportWords } from '../../tools/self-assessment/words.ts';

/** What the self-assessment reports with. A file of its own, because most visitors of the page never need it. */
export const GET: APIRoute = () => Response.json(reportWords(getTool('selfAssessment'), getTool('tools')));
