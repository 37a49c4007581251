import type { APIRoute } from 'astro';
import { getDeadlines } from '../../insights/deadlines/get.ts';
import { deadlinesJson } from '../../insights/deadlines/json.ts';
import { originOf } from '../../seo/address.ts';

/** All dates for programs. */
export const GET: APIRoute = ({ site }) => Response.json(deadlinesJson({ ...getDeadlines(), origin: originOf(site) }));
