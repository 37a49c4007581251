import { getAll, getInsight, getRegions } from '../content.ts';
import type { FigureRequest } from '../figures/figures.ts';
import { type ListedSource, latest } from '../seo/public-page.ts';

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
  figure: { ...figure, seed: figure.seed ?? slug, motif: 'both' } satisfies FigureRequest,
});

export const insightSource = (): ListedSource => {
  const checks = getAll('deadlines').map(({ checked }) => checked);
  const glossary = getInsight('glossary');
  const checklist = getInsight('checklist');
  const regions = getRegions();
  return {
    overview: known(getInsight('insights'), 'insights'),
    pages: [
      { ...known(getInsight('deadlinesPage'), 'deadlines'), changed: latest(...checks) },
      ...regions.map((page) => ({ ...known(page, page.slug), changed: page.checked })),
      { ...known(checklist, 'partner-checklist'), changed: checklist.checked },
      { ...known(glossary, 'glossary'), changed: glossary.checked },
    ],
  };
};
