import { isoDay } from '../../common/day.ts';
import { getSite, getWords } from '../content-reader/content.ts';
import { once } from '../content-reader/once.ts';
import { getOpenings } from '../content-reader/openings.ts';
import { getAllProof } from '../content-reader/proof.ts';
import { words } from '../content-reader/words.ts';
import { absolute, picturePath } from './address.ts';
import { graphOf } from './graph.ts';
import { writeJsonLd } from './json-ld.ts';
import { findPage } from './pages.ts';
import type { PublicPage } from './public-page.ts';

const shared = once(async () => ({ site: await getSite(), say: words(await getWords()) }));

const jsonLdOf = async (page: PublicPage, origin: URL): Promise<string> => {
  const { site, say } = await shared();
  const listed = await Promise.all((page.lists ?? []).map(findPage));
  const graph = graphOf(page, {
    origin,
    site,
    homeName: say('home'),
    listed: listed.filter((one) => one !== undefined),
    proof: await getAllProof(),
    openings: page.path === '/careers' ? await getOpenings() : [],
  });
  return writeJsonLd(graph);
};

/** What the head of a page says beyond its title. A hidden page is not described, and shows the picture of the home page. */
export const headOf = async (path: string, hidden: boolean, origin: URL) => {
  const page = await findPage(path);
  if (!page && !hidden)
    throw new Error(`${path} is not in the list of public pages: add it in site/seo/list.ts, or hide the page.`);
  const shown = await findPage(hidden ? '/' : (page?.picture ?? '/'));
  const { say, site } = await shared();
  const { name } = site;
  return {
    siteName: name,
    canonical: absolute(origin, path),
    picture: absolute(origin, picturePath(shown?.path ?? '/')),
    pictureAlt: say('shareImageAlt', { title: shown?.heading ?? name, name }),
    article: page?.article && {
      published: isoDay(page.article.published),
      modified: isoDay(page.article.updated ?? page.article.published),
    },
    // A feed is announced where somebody would look for it.
    feeds: [
      { area: '/blogs', href: '/blogs/rss.xml', title: say('blogFeed', { name }) },
      { area: '/news', href: '/news/rss.xml', title: say('newsFeed', { name }) },
    ].filter(({ area }) => path === '/' || path.startsWith(area)),
    jsonLd: page && !hidden ? await jsonLdOf(page, origin) : undefined,
  };
};
