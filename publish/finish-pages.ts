import type { AstroPrerenderer } from 'astro';
import { readList, type SearchIndex, startIndex } from './pagefind.ts';
import { stylePruner } from './prune-styles.ts';

/** The page whose list says what the search shall know. */
const LIST = '/sitemap';

type Rendered = Awaited<ReturnType<AstroPrerenderer['render']>>;
const responseOf = (rendered: Rendered): Response => (rendered instanceof Response ? rendered : rendered.response);

/** /services/training for …/services/training.html, / for …/index.html. */
const hrefOf = ({ url }: Request): string => new URL(url).pathname.replace(/(^\/index)?\.html$/, '') || '/';

/**
 * Astro's renderer, with two things done to each page before it is written: its styles are pruned, and the search index
 * gets it. Pagefind is a process of its own (about 6 ms of a core for a page), so it works while Astro renders on, and
 * neither step has to read the pages from disk again.
 */
export const finishPages = (
  astro: AstroPrerenderer,
  publicDir: string,
  onIndex: (index: SearchIndex) => void,
): AstroPrerenderer => {
  let prune: ((html: string) => Promise<string>) | undefined;
  let index: SearchIndex | undefined;
  return {
    ...astro,
    name: 'dhr',
    async getStaticPaths() {
      prune = await stylePruner(publicDir);
      const paths = await astro.getStaticPaths();
      const all = paths.find(({ route }) => route.route === LIST);
      if (!all) throw new Error(`The search index needs the list of all pages: ${LIST} is missing.`);
      const request = new Request(`http://localhost${LIST}.html`);
      const list = readList(await responseOf(await astro.render(request, { routeData: all.route })).text());
      index = await startIndex(list);
      onIndex(index);
      const places = new Map(list.map(({ href }, place) => [href, place]));
      const placeOf = (pathname: string): number => places.get(pathname) ?? list.length;
      return paths.toSorted((one, other) => placeOf(one.pathname) - placeOf(other.pathname));
    },
    async render(request, options) {
      const response = responseOf(await astro.render(request, options));
      if (options.routeData.type !== 'page' || !prune) return response;
      const html = await prune(await response.text());
      index?.add(hrefOf(request), html);
      return new Response(html, response);
    },
  };
};
