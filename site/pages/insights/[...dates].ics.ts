import type { APIRoute, GetStaticPaths } from 'astro';
import { calendarOf } from '../../insights/deadlines/calendar.ts';
import { type Dated, getDeadlines } from '../../insights/deadlines/deadlines.ts';
import { originOf } from '../../seo/address.ts';

/** All dates in one calendar, to subscribe to, and each for itself. */
export const getStaticPaths = (() => {
  const { dated } = getDeadlines();
  return [
    { params: { dates: 'deadlines' }, props: { dates: dated } },
    ...dated.map((entry) => ({ params: { dates: `deadlines/${entry.slug}` }, props: { dates: [entry] } })),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ dates: Dated[] }> = ({ props, site }) =>
  new Response(calendarOf(props.dates, { ...getDeadlines(), origin: originOf(site) }));
