import { isoDay } from '../../common/day.ts';
import { getOpenings } from '../careers/openings.ts';
import { getSite, getWords } from '../content.ts';
import { words } from '../words.ts';
import { absolute, picturePath } from './address.ts';
import { graphOf, writeJsonLd } from './graph.ts';
import { findPage } from './pages.ts';

/** What the head of a page says beyond its title. A hidden page is not described, and shows the picture of the home page. */
export async function headOf(path: string, hidden: boolean, origin: URL) {
  const page = findPage(path);
  if (!page && !hidden)
    throw new Error(
      `${path} is not in the list of public pages: add it in site/seo/pages.ts, or hide the page.`,
    );
  const shown = hidden ? findPage('/') : page;
  const say = words(getWords());
  const site = getSite();
  const { name } = site;
  const openings = path === '/careers' ? await getOpenings() : [];
  return {
    siteName: name,
    canonical: absolute(origin, path),
    picture: absolute(origin, picturePath(shown?.path ?? '/')),
    pictureAlt: say('shareImageAlt', { title: shown?.heading ?? name, name }),
    article: page?.article && {
      published: isoDay(page.article.published),
      modified: isoDay(page.article.updated ?? page.article.published),
    },
    // A feed is announced on the pages it belongs to.
    feeds: [
      { area: '/blogs', href: '/blogs/rss.xml', title: say('blogFeed', { name }) },
      { area: '/news', href: '/news/rss.xml', title: say('newsFeed', { name }) },
    ].filter(({ area }) => path === '/' || path.startsWith(area)),
    jsonLd:
      page && !hidden
        ? writeJsonLd(graphOf(page, { origin, site, homeName: say('home'), openings }))
        : undefined,
  };
}
