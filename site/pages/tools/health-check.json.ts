import type { APIRoute } from 'astro';
import { reportWords } from '../../islands/HealthCheck/props.ts';
import { getTool } from '../../lib/content.ts';

/** What the health check reports with. A file of its own, because most visitors of the page never need it. */
export const GET: APIRoute = async () =>
  Response.json(reportWords(await getTool('healthCheck'), await getTool('tools')));
