import { longDay } from '../../common/day.ts';
import { fill } from '../../common/wording.ts';
import { getAll, getTool } from '../content-reader/content.ts';
import { getPostPages } from '../content-reader/posts.ts';
import { draw } from '../drawing/figures.ts';
import { TOOL_FIGURES } from '../drawing/tool-figures.ts';
import { nextOf } from './deadlines/deadlines.ts';
import { getDeadlines } from './deadlines/get.ts';
import { leftOf } from './deadlines/left.ts';
import { dateParts } from './deadlines/when.ts';
import type { NextDateData } from './NextDate.tsx';
import { getInsight } from './read.ts';

/** The next date of SAP on the day of the build, if one is ahead. */
export const getNextDate = async (): Promise<NextDateData | undefined> => {
  const { dated, words, today } = await getDeadlines();
  const entry = nextOf(dated, today);
  return (
    entry && {
      ...(await getInsight('insights')).next,
      large: dateParts(entry.at).large,
      day: entry.at.first,
      left: leftOf(entry.at, today, words.left),
      title: entry.title,
      words: JSON.stringify(words.left),
    }
  );
};

/** The drawings of pages that lists show, by their address. */
export const getDrawings = async () => {
  const { tools: whole, ...tools } = TOOL_FIGURES;
  const figures = [
    ['/tools', whole],
    ...Object.entries(tools).map(([slug, figure]) => [`/tools/${slug}`, figure] as const),
    ...[...(await getAll('regions'))].map(
      ({ slug, figure }) => [`/insights/${slug}`, { ...figure, seed: figure.seed ?? slug }] as const,
    ),
    ...(await Promise.all(
      (
        [
          ['deadlines', 'deadlinesPage'],
          ['partner-checklist', 'checklist'],
          ['glossary', 'glossary'],
        ] as const
      ).map(async ([slug, name]) => {
        const { figure } = await getInsight(name);
        return [`/insights/${slug}`, { ...figure, seed: figure.seed ?? slug }] as const;
      }),
    )),
  ] as const;
  return new Map(figures.map(([href, figure]) => [href, draw({ ...figure, hand: 'both' })]));
};

/** Everything that the strip on the home page shows. */
export const getStrip = async () => {
  const { heading, text, tools, read, picks } = (await getInsight('insights')).strip;
  const drawings = await getDrawings();
  const [newest] = (await getPostPages())[0] ?? [];
  const cards = (await getTool('tools')).page.cards;
  const article = newest && {
    title: newest.area ?? newest.title,
    text: fill(read.article, { date: longDay(newest.published) }),
    href: `/blogs/${newest.slug}`,
  };
  return {
    heading,
    text,
    next: await getNextDate(),
    columns: [
      {
        heading: tools.heading,
        links: cards.map(({ title, question, href }) => ({ title, text: question, href, drawing: drawings.get(href) })),
        all: { label: tools.all, href: '/tools' },
      },
      {
        heading: read.heading,
        links: [...(article ? [article] : []), ...picks],
        all: { label: read.all, href: '/insights' },
      },
    ],
  };
};
