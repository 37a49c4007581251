import { headingId } from '../../../common/text.ts';
import type { Term } from './schema.ts';

/** The place of a term in the glossary, named by its abbreviation where it has one: pages link to it often. */
export const termId = ({ term, short }: Pick<Term, 'term' | 'short'>): string => headingId(short ?? term);
export const GLOSSARY = '/insights/glossary';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const inOrder = (m: Term, n: Term): number => m.term.localeCompare(n.term, 'en', { sensitivity: 'base' });

/** All letters, each with its terms in order; a letter without terms keeps its place in the bar. */
export const byLetter = (terms: readonly Term[]): { letter: string; terms: Term[] }[] =>
  LETTERS.map((letter) => ({
    letter,
    terms: terms.filter(({ term }) => term.toUpperCase().startsWith(letter)).sort(inOrder),
  }));
