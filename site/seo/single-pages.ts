import { bandFigure, HOME_FIGURE, roundFigure } from '../figures/page-figures.ts';
import { latest, questionsOf } from './page-source.ts';
import type { PageSource } from './pages.ts';
import type { PageArea, PublicPage } from './public-page.ts';

/** Pages to which only an accident or an enquiry leads. */
const HIDDEN = new Set(['404', 'thank-you']);

/** Menus call a page by a shorter name than its heading, and lists do as menus do. */
const menuNames = ({ navigation: { main, footer } }: PageSource): Map<string, string> => {
  const links = [...footer.columns.flatMap((column) => column.links), ...footer.legal];
  links.push(...main.products.links, main.about, ...main.resources.links, main.contact);
  return new Map(links.map(({ href, label }) => [href, label]));
};

const areaOf = ({ navigation: { main } }: PageSource, path: string): PageArea => {
  if (main.products.links.some(({ href }) => href === path)) return 'products';
  return main.resources.links.some(({ href }) => href === path) ? 'resources' : 'company';
};

export const homePage = ({ home, homeName }: PageSource): PublicPage => ({
  ...home.seo,
  path: '/',
  kind: 'home',
  area: 'company',
  name: homeName,
  heading: home.stage.heading,
  figure: HOME_FIGURE,
  questions: [],
});

export const plainPages = (source: PageSource, posts: readonly PublicPage[]): PublicPage[] => {
  const names = menuNames(source);
  const listed: Partial<Record<string, readonly string[]>> = {
    blogs: posts.map(({ path }) => path),
    products: source.products.toSorted((m, n) => m.order - n.order).map(({ href }) => href),
  };
  return source.pages
    .filter(({ slug }) => !HIDDEN.has(slug))
    .map(({ slug, title, area, seo, figure, reviewed, sections }) => {
      const path = `/${slug}`;
      const lists = listed[slug];
      return {
        ...seo,
        path,
        kind: lists ? 'overview' : 'page',
        area: areaOf(source, path),
        name: names.get(path) ?? title,
        heading: title,
        overline: area,
        figure: roundFigure(slug, figure),
        lastModified: slug === 'blogs' ? latest(reviewed, posts[0]?.lastModified) : reviewed,
        questions: questionsOf(sections),
        lists,
      };
    });
};

export const legalPages = (source: PageSource): PublicPage[] => {
  const names = menuNames(source);
  return source.legal.map(({ slug, title, seo, updated }) => ({
    ...seo,
    path: `/${slug}`,
    kind: 'legal',
    area: 'legal',
    name: names.get(`/${slug}`) ?? title,
    heading: title,
    figure: bandFigure(slug),
    lastModified: updated,
    questions: [],
  }));
};

/** Newest first. */
export const postPages = ({ posts }: PageSource): PublicPage[] =>
  posts
    .toSorted((m, n) => n.published.getTime() - m.published.getTime())
    .map(({ slug, title, area, topic, seo, author, published, updated }) => ({
      ...seo,
      path: `/blogs/${slug}`,
      kind: 'post',
      area: 'resources',
      name: title,
      heading: title,
      overline: area ?? topic,
      figure: bandFigure(slug),
      lastModified: latest(published, updated),
      questions: [],
      article: { author, published, updated },
    }));
