import type { SectionContext } from '../sections/context.ts';
import { getWords } from './content.ts';
import { today } from './today.ts';
import { words } from './words.ts';

/** What the sections of a page may know about it. */
export const sectionContext = (hand: SectionContext['hand'] = 'kolam'): SectionContext => ({
  hand,
  today: today(),
  words: words(getWords()),
});
