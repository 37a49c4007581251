import { getAll } from '../content-reader/content.ts';
import type { FigureRequest } from '../drawing/figures.ts';
import type { InsightSource } from '../seo/page-source.ts';
import { latest } from '../seo/page-source.ts';
import { getInsight } from './read.ts';

interface Words {
  title: string;
  seo: { title: string; description: string };
  figure: { seed?: string | undefined; mask?: string | undefined; openness?: number | undefined };
}

/** What lists, pictures and search engines know of a page under /insights. */
const known = <Page extends Words>({ title, seo, figure }: Page, slug: string) => ({
  title,
  seo,
  slug,
  figure: { ...figure, seed: figure.seed ?? slug, hand: 'both' } satisfies FigureRequest,
});

export const insightSource = async (): Promise<InsightSource> => {
  const checks = (await getAll('deadlines')).map(({ checked }) => checked);
  return {
    overview: known(await getInsight('insights'), 'insights'),
    pages: [{ ...known(await getInsight('deadlinesPage'), 'deadlines'), changed: latest(...checks), kind: 'insight' }],
  };
};
