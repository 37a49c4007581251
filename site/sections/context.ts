import type { Words } from '../content-reader/words.ts';

/** What a section may know about the page on which it stands. */
export interface SectionContext {
  /** Solutions are drawn round, services octagonal. */
  hand: 'kolam' | 'girih';
  /** The day of the build, for words that follow a date. */
  today: Date;
  words: Words;
}
export interface SectionProps<Data> {
  data: Data;
  context: SectionContext;
}
