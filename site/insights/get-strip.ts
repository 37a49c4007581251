import { longDay } from '../../common/day.ts';
import { fill } from '../../common/wording.ts';
import { getTool } from '../content-reader/content.ts';
import { getPostPages } from '../content-reader/posts.ts';
import { type Drawing, draw } from '../drawing/figures.ts';
import { TOOL_FIGURES } from '../drawing/tool-figures.ts';
import { nextOf } from './deadlines/deadlines.ts';
import { getDeadlines } from './deadlines/get.ts';
import { leftOf } from './deadlines/left.ts';
import { dateParts } from './deadlines/when.ts';
import type { NextDateData } from './NextDate.tsx';
import { insightSource } from './page-source.ts';
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
export const getDrawings = async (): Promise<Map<string, Drawing>> => {
  const insights = (await insightSource()).pages.map(
    ({ slug, figure }) => [`/insights/${slug}`, draw(figure)] as const,
  );
  const tools = Object.entries(TOOL_FIGURES).map(
    ([slug, figure]) => [slug === 'tools' ? '/tools' : `/tools/${slug}`, draw(figure)] as const,
  );
  return new Map([...insights, ...tools]);
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
