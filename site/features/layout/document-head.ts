import { isoDay } from '../../../common/day.ts';
import { getSite, getWords } from '../../content/get-content.ts';
import { absolute, picturePath } from '../../parts/seo/address.ts';
import { graphOf, writeJsonLd } from '../../parts/seo/graph.ts';
import { words } from '../../parts/words.ts';
import { getOpenings } from '../careers/openings.ts';
import { getCrumbs } from './frame-content.ts';
import { findPage } from './public-pages.ts';

/** The head of a page beyond its title. A hidden page has no description and home's picture. */
export async function headOf(path: string, hidden: boolean, origin: URL) {
  const page = findPage(path);
  if (!page && !hidden)
    throw new Error(
      `${path} is not in the list of public pages: add it in site/features/layout/public-pages.ts, or hide the page.`,
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
        ? writeJsonLd(graphOf(page, { origin, site, crumbs: getCrumbs(path), openings }))
        : undefined,
  };
}
