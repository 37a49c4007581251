import { useEffect, useState } from 'react';
import type { Found, Lookup } from './find.ts';

export type Outcome =
  | { phase: 'idle' | 'working' | 'failed' }
  | ({ phase: 'done' /** The words that were typed. */; query: string } & Found);

/** So many results at first, and so many more on each press. */
export const STEP = 10;
/** A pause in typing. Shorter, and each letter would be looked up and announced. */
const PAUSE = 100;

/** The results for what stands in the field. An answer that comes after the next letter is dropped. */
export const useSearch = (lookup: Lookup, query: string, limit: number): Outcome => {
  const [outcome, setOutcome] = useState<Outcome>({ phase: 'idle' });
  const words = query.trim();

  useEffect(() => {
    if (words === '') {
      setOutcome({ phase: 'idle' });
      return;
    }
    let isWanted = true;
    const take = (next: Outcome) => isWanted && setOutcome(next);
    const timer = setTimeout(() => {
      setOutcome((last) => (last.phase === 'done' ? last : { phase: 'working' }));
      lookup(words, limit).then(
        (found) => take({ phase: 'done', query: words, ...found }),
        () => take({ phase: 'failed' }),
      );
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [lookup, words, limit]);

  return outcome;
};
