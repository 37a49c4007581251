import type { APIRoute, GetStaticPaths } from 'astro';
import { calendarOf } from '../../../insights/deadlines/calendar.ts';
import { getDeadlines, tagsOf } from '../../../insights/deadlines/deadlines.ts';
import { originOf } from '../../../seo/address.ts';

/** One date for a calendar, or all that one choice of the filter shows. */
export const getStaticPaths = (() => {
  const { words } = getDeadlines();
  const names = { ...words.areas, ...words.regions };
  return [
    ...getDeadlines().dated.map(({ slug }) => ({ params: { slug }, props: {} })),
    ...Object.entries(names).map(([tag, name]) => ({ params: { slug: tag }, props: { only: { tag, name } } })),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ only?: { tag: string; name: string } }> = ({ props: { only }, params, site }) => {
  const facts = { ...getDeadlines(), origin: originOf(site) };
  const isMeant = only
    ? (entry: (typeof facts.dated)[number]) => tagsOf(entry).split(' ').includes(only.tag)
    : ({ slug }: { slug: string }) => slug === params['slug'];
  return new Response(calendarOf(facts.dated.filter(isMeant), only ? { ...facts, only } : facts));
};
