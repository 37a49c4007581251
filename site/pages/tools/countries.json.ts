import type { APIRoute } from 'astro';
import { getTool } from '../../content.ts';
import { packCountries } from '../../tools/payroll-advisor/rules/data.ts';

/** All countries by all their names. A file of its own, because most visitors of the page never type one. */
export const GET: APIRoute = () => Response.json(packCountries(getTool('countries')));
