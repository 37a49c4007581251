import type { MarginParts } from '../components/Margin/Margin.tsx';
import type { Run } from '../sections/runs.ts';

interface Parts extends Omit<MarginParts, 'lists'> {
  /** What to read after this page. */
  later?: MarginParts['next'];
}

const hasParts = (parts: MarginParts): boolean => Object.values(parts).some((part) => part !== undefined);

/**
 * What stands in the margin of each run. The first text has all of it; where that is only an introduction, the next
 * text takes figures and next step, so that the margin is not longer than what it stands beside. What to read next
 * stands beside the last text.
 */
export const marginsOf = (runs: readonly Run[], { contents, later, ...others }: Parts): (MarginParts | undefined)[] => {
  const texts = runs.filter(({ width }) => width === 'text');
  const [first, second] = texts;
  const isShort = first?.sections.length === 1 && runs.length > 1;
  return runs.map((run) => {
    const parts: MarginParts = {
      contents: run === first ? contents : undefined,
      ...(run === (isShort ? second : first) ? others : {}),
      ...(later && run === texts.at(-1) && run !== first ? { next: later } : {}),
    };
    return hasParts(parts) ? parts : undefined;
  });
};
