import type { APIRoute } from 'astro';
import { getDeadlines } from '../../insights/deadlines/get.ts';
import { deadlinesJson } from '../../insights/deadlines/json.ts';
import { originOf } from '../../seo/address.ts';

/** All dates for programs. */
export const GET: APIRoute = async ({ site }) =>
  Response.json(deadlinesJson({ ...(await getDeadlines()), origin: originOf(site) }));
