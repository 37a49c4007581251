import type { APIRoute } from 'astro';
import { getTool } from '../../content-reader/content.ts';
import { reportWords } from '../../tools/health-check/props.ts';

/** What the health check reports with. A file of its own, because most visitors of the page never need it. */
export const GET: APIRoute = async () =>
  Response.json(reportWords(await getTool('healthCheck'), await getTool('tools')));
