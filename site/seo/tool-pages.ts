import { latest, type ToolSource } from './page-source.ts';
import type { PublicPage } from './public-page.ts';

/** The page of all tools stands before the tools. */
export const toolPages = ({ overview, tools }: ToolSource): PublicPage[] => {
  const pages = tools.map(
    ({ slug, title, seo, figure, reviewed }): PublicPage => ({
      ...seo,
      path: `/tools/${slug}`,
      kind: 'tool',
      area: 'tools',
      name: title,
      heading: title,
      overline: overview.title,
      figure,
      lastModified: new Date(reviewed),
      questions: [],
    }),
  );
  const first: PublicPage = {
    ...overview.seo,
    path: '/tools',
    kind: 'overview',
    area: 'tools',
    name: overview.title,
    heading: overview.title,
    figure: overview.figure,
    lastModified: latest(...pages.map(({ lastModified }) => lastModified)),
    questions: [],
    lists: pages.map(({ path }) => path),
  };
  return [first, ...pages];
};
