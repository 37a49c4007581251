import type { APIRoute } from 'astro';
import { getTool } from '../content.ts';

/** Countries that the enquiry form suggests. A file of its own, so that the page stays within one round trip. */
export const GET: APIRoute = () => Response.json(getTool('countries').countries.map(({ name }) => name));
