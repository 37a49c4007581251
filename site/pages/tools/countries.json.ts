import type { APIRoute } from 'astro';
import { packCountries } from '../../../tools/payroll-advisor/data.ts';
import { getTool } from '../../content-reader/content.ts';

/** All countries by all their names. A file of its own, because most visitors of the page never type one. */
export const GET: APIRoute = () => Response.json(packCountries(getTool('countries')));
