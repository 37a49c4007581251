import type { APIRoute, GetStaticPaths } from 'astro';
import { calendarOf } from '../../../insights/deadlines/calendar.ts';
import { type Dated, getDeadlines } from '../../../insights/deadlines/deadlines.ts';
import { originOf } from '../../../seo/address.ts';

/** One date for a calendar. */
export const getStaticPaths = (() =>
  getDeadlines().dated.map((entry) => ({
    params: { slug: entry.slug },
    props: { entry },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ entry: Dated }> = ({ props, site }) => {
  const facts = getDeadlines();
  return new Response(calendarOf([props.entry], { ...facts, origin: originOf(site) }));
};
