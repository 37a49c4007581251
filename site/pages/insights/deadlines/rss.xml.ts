import type { APIRoute } from 'astro';
import { getDeadlines, spokenOn } from '../../../insights/deadlines/deadlines.ts';
import { dateLine } from '../../../insights/deadlines/when.ts';
import { originOf } from '../../../seo/address.ts';
import { feed } from '../../../seo/files.ts';

/** New and changed dates. An item is as new as its last check; the date it speaks of stands in its title. */
export const GET: APIRoute = ({ site }) => {
  const { dated, words, today } = getDeadlines();
  return feed({
    origin: originOf(site),
    path: '/insights/deadlines/rss.xml',
    title: words.calendar.name,
    description: words.calendar.text,
    items: dated
      .map((entry) => spokenOn(entry, today))
      .toSorted((m, n) => n.checked.getTime() - m.checked.getTime())
      .map(({ slug, title, text, at, checked }) => ({
        title: `${dateLine(at)}: ${title}`,
        description: text,
        link: `/insights/deadlines#${slug}`,
        pubDate: checked,
      })),
  });
};
