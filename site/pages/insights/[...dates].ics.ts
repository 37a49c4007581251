import type { APIContext } from 'astro';
import { calendarOf, type Only } from '../../features/insights/deadlines/calendar.ts';
import { type Dated, getDeadlines, tagsOf } from '../../features/insights/deadlines/deadlines.ts';
import { originOf } from '../../parts/seo/address.ts';

type Props = {
  dates: Dated[];
  only?: Only;
};

/** All dates in one calendar, those of each choice of the filter, and each for itself. */
export function getStaticPaths() {
  const { dated, words } = getDeadlines();
  const at = (address: string, props: Props) => ({ params: { dates: address }, props });
  return [
    at('deadlines', { dates: dated }),
    ...dated.map((entry) => at(`deadlines/${entry.slug}`, { dates: [entry] })),
    ...Object.entries({ ...words.areas, ...words.regions }).map(([tag, name]) => {
      const dates = dated.filter((entry) => tagsOf(entry).split(' ').includes(tag));
      return at(`deadlines/${tag}`, { dates, only: { tag, name } });
    }),
  ];
}

export function GET({ props: { dates, only }, site }: APIContext<Props>) {
  return new Response(calendarOf(dates, { ...getDeadlines(), origin: originOf(site), only }));
}
