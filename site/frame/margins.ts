import type { Run } from '../sections/runs.ts';
import type { MarginParts, Way } from './Margin.tsx';

interface Parts extends Pick<MarginParts, 'contents' | 'facts'> {
  /** The next step. */
  next?: Way | undefined;
  /** What to read after this page. */
  later?: Way | undefined;
}

/**
 * What the margin of each run holds. The first text has contents, figures and next step; where that is only an
 * introduction, the next text takes the last two, so that the margin is not longer than its text. What to
 * read after the page is next to the last text.
 */
export const marginsOf = (
  runs: readonly Run[],
  { contents, facts, next, later }: Parts,
): (MarginParts | undefined)[] => {
  const texts = runs.filter(({ width }) => width === 'text');
  const [first, second] = texts;
  const main = first?.sections.length === 1 && second ? second : first;
  return runs.map((run) => {
    const ways = [run === main && next, run === texts.at(-1) && later].filter((way) => way !== false);
    const parts: MarginParts = {
      contents: run === first ? contents : undefined,
      facts: run === main ? facts : undefined,
      ways: ways.some(Boolean) ? ways : undefined,
    };
    return Object.values(parts).some((part) => part !== undefined) ? parts : undefined;
  });
};
