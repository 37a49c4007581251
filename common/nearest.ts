import { mistakes } from './mistakes.ts';

/** The known word that somebody probably meant, if one is near enough. */
export const nearest = (written: string, known: Iterable<string>): string | undefined => {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(written.length / 3)) + 1;
  for (const word of known) {
    const steps = mistakes(written.toLowerCase(), word.toLowerCase(), least);
    if (steps < least) [best, least] = [word, steps];
  }
  return best;
};

/** The remedy for a name that is not known. */
export const didYouMean = (written: string, known: Iterable<string>, otherwise: string): string => {
  const word = nearest(written, known);
  return word === undefined ? otherwise : `did you mean ${word}?`;
};
