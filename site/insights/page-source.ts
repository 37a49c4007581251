import { getAll } from '../content-reader/content.ts';
import type { FigureRequest } from '../drawing/figures.ts';
import { type InsightSource, latest } from '../seo/page-source.ts';
import { termId } from './glossary/terms.ts';
import { getInsight } from './read.ts';

interface Words {
  title: string;
  seo: { title: string; description: string };
  figure: { seed?: string | undefined; mask?: string | undefined; openness?: number | undefined };
}

/** What lists, pictures and search engines know of a page under /insights. */
const known = ({ title, seo, figure }: Words, slug: string) => ({
  title,
  seo,
  slug,
  figure: { ...figure, seed: figure.seed ?? slug, hand: 'both' } satisfies FigureRequest,
});

export const insightSource = async (): Promise<InsightSource> => {
  const checks = (await getAll('deadlines')).map(({ checked }) => checked);
  const glossary = await getInsight('glossary');
  const terms = glossary.terms.map((entry) => ({ id: termId(entry), name: entry.term, text: entry.text }));
  const checklist = await getInsight('checklist');
  const regions = await getAll('regions');
  return {
    overview: known(await getInsight('insights'), 'insights'),
    pages: [
      { ...known(await getInsight('deadlinesPage'), 'deadlines'), changed: latest(...checks), kind: 'insight' },
      ...regions.map((page) => ({ ...known(page, page.slug), changed: page.checked, kind: 'guide' as const })),
      { ...known(checklist, 'partner-checklist'), changed: checklist.checked, kind: 'insight' },
      { ...known(glossary, 'glossary'), changed: glossary.checked, kind: 'insight', terms },
    ],
  };
};
