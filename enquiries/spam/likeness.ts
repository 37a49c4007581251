import { type Example, readCorpus } from './corpus.ts';
import { wordsOf } from './words.ts';

/** The words, how the long ones begin, and the pairs of neighbours, each once. One number is as good as another. */
function featuresOf(words: string): Set<string> {
  const list = words
    .trim()
    .split(/ +/)
    .map((word) => (/^\d+$/.test(word) ? '#' : word));
  const pairs = list.slice(1).map((word, i) => `${list[i]} ${word}`);
  const stems = list.filter((word) => word.length > 6).map((word) => `${word.slice(0, 6)}*`);
  return new Set([...list.filter((word) => word !== '.'), ...stems, ...pairs]);
}

function countIn(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { message = '' } of examples) {
    for (const feature of featuresOf(wordsOf(message))) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return counts;
}

export interface Likeness {
  /** Natural logarithm of how much likelier the words are in spam. */
  weight: number;
  /** What weighs most, heaviest first. */
  telling: string[];
}

/** What a feature counts for that one side has never used: a third of a time. */
const unseen = 0.3;

/** Learns from examples how much more a text, given as its words, is like spam than like an enquiry (naive Bayes). */
export function learn(honest: readonly Example[], spam: readonly Example[]): (words: string) => Likeness {
  const [inHonest, inSpam] = [countIn(honest), countIn(spam)];
  const weightOf = (feature: string): number => {
    const [good, bad] = [inHonest.get(feature) ?? 0, inSpam.get(feature) ?? 0];
    return good + bad < 2
      ? 0
      : Math.log((bad + unseen) / (spam.length + 1)) - Math.log((good + unseen) / (honest.length + 1));
  };
  return (words) => {
    const weighed = [...featuresOf(words)].map((feature) => ({ feature, weight: weightOf(feature) }));
    const telling = weighed
      .filter(({ feature, weight }) => weight > 1 && !feature.endsWith('*'))
      .sort((one, other) => other.weight - one.weight);
    return {
      weight: weighed.reduce((total, { weight }) => total + weight, 0),
      telling: [...new Set(telling.map(({ feature }) => feature.replaceAll('.', '').trim()))].slice(0, 4),
    };
  };
}

let learnt: ReturnType<typeof learn> | undefined;

/**
 * Learnt from the corpus, which only we change: what strangers send teaches nothing. Learning takes a few tenths of a
 * second, so it waits for the first enquiry; most commands and tests never need it.
 */
export const likenToSpam = (words: string): Likeness => {
  learnt ??= learn(readCorpus('honest'), readCorpus('spam'));
  return learnt(words);
};
