import type { APIRoute } from 'astro';
import { calendarOf } from '../../insights/deadlines/calendar.ts';
import { getDeadlines } from '../../insights/deadlines/deadlines.ts';
import { originOf } from '../../seo/address.ts';

/** All dates, to subscribe to or to keep. */
export const GET: APIRoute = ({ site }) => {
  const { dated, ...facts } = getDeadlines();
  return new Response(calendarOf(dated, { ...facts, origin: originOf(site) }));
};
