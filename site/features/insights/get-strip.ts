import { longDay } from '../../../common/day.ts';
import { fill } from '../../../common/wording.ts';
import { getInsight, getPosts, getToolPages } from '../../content/get-content.ts';
import { dateParts, leftOf } from '../../parts/when.ts';
import { getDeadlines, nextOf } from './deadlines/deadlines.ts';

/** The next date of SAP on the day of the build, if one is ahead, and those after it: the script goes on from the day of the visit. */
export function getNextDate() {
  const { dated, words, today } = getDeadlines();
  const next = nextOf(dated, today);
  return (
    next[0] && {
      ...getInsight('insights').next,
      left: leftOf(next[0].at, today, words.left),
      dates: next.map(({ at, title }) => ({ day: at.first, large: dateParts(at).large, title })),
      words: words.left,
    }
  );
}
export type NextDateData = NonNullable<ReturnType<typeof getNextDate>>;

export function getStrip() {
  const { heading, text, tools, read, picks } = getInsight('insights').strip;
  const [newest] = getPosts();
  const article = newest && {
    label: newest.title,
    text: fill(read.article, { date: longDay(newest.published) }),
    href: `/blogs/${newest.slug}`,
  };
  return {
    heading,
    text,
    next: getNextDate(),
    columns: [
      {
        heading: tools.heading,
        links: getToolPages().map(({ title, question, href }) => ({
          label: title,
          text: question,
          href,
        })),
        all: { label: tools.all, href: '/tools' },
      },
      {
        heading: read.heading,
        links: [
          ...(article ? [article] : []),
          ...picks.map(({ title, ...pick }) => ({ label: title, ...pick })),
        ],
        all: { label: read.all, href: '/insights' },
      },
    ],
  };
}
