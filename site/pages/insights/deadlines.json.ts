import type { APIRoute } from 'astro';
import { deadlinesJson, getDeadlines } from '../../insights/deadlines/deadlines.ts';
import { originOf } from '../../seo/address.ts';

/** All dates for programs. */
export const GET: APIRoute = ({ site }) => Response.json(deadlinesJson({ ...getDeadlines(), origin: originOf(site) }));
