import { wordsOf } from '../../common/words-of.ts';
import type { Piece } from './found.ts';

/** About two lines. */
const LENGTH = 170;
/** As many letters of a word as all its forms share, more or less. */
const stemOf = (word: string): string => (word.length > 5 ? word.slice(0, -2) : word);

const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?…]+(?:[.!?…]+(?=\s|$)|$)/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean);

/** Whole sentences of a page, from the first that says most of what was looked for. */
export const wholeSentences = (content: string, query: string): string => {
  const stems = wordsOf(query).map(stemOf);
  const sentences = sentencesOf(content);
  const scores = sentences.map((sentence) => {
    const words = wordsOf(sentence);
    return stems.filter((stem) => words.some((word) => word.startsWith(stem))).length;
  });
  // A heading alone says little, so a sentence of some length wins over it.
  const weigh = (index: number) => (scores[index] ?? 0) * 2 + ((sentences[index]?.length ?? 0) > 40 ? 1 : 0);
  let start = 0;
  for (const index of sentences.keys()) if (weigh(index) > weigh(start)) start = index;
  let text = sentences[start] ?? '';
  for (const next of sentences.slice(start + 1)) {
    if (text.length + next.length > LENGTH) break;
    text += ` ${next}`;
  }
  return text;
};

/** A text in pieces: what was looked for, and what stands between. */
export const markWords = (text: string, query: string): Piece[] => {
  const stems = wordsOf(query).map(stemOf);
  return text
    .split(/(\p{L}[\p{L}\p{M}\p{N}’']*)/u)
    .map((piece) => ({ text: piece, isMatch: stems.some((stem) => wordsOf(piece)[0]?.startsWith(stem) ?? false) }))
    .filter((piece) => piece.text !== '');
};
