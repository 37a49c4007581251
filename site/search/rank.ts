/** What the engine says of a page that it found. */
export interface Ranked {
  id: string;
  score: number;
}

/** Each further reading of a search counts this much less than the one before. */
const LESS = 0.7;

/**
 * One list of several: scores are compared within their list, the readings nearest to what was typed weigh most, and
 * each page stands once.
 */
export const mergeRanked = <Result extends Ranked>(lists: readonly (readonly Result[])[]): Result[] => {
  const found = new Map<string, { result: Result; score: number }>();
  for (const [place, list] of lists.entries()) {
    const top = Math.max(...list.map(({ score }) => score), Number.MIN_VALUE);
    for (const result of list) {
      const known = found.get(result.id);
      const score = (known?.score ?? 0) + (result.score / top) * LESS ** place;
      found.set(result.id, { result: known?.result ?? result, score });
    }
  }
  return [...found.values()].sort((one, other) => other.score - one.score).map(({ result }) => result);
};
