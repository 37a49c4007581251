import { getSite, getWords } from '../../../site/content.ts';
import type { SectionContext } from '../../../site/sections/section-context.ts';
import { readFormSettings } from '../../../site/settings.ts';
import { words } from '../../../site/words.ts';
import { noProof } from './proof.ts';

/** The real interface words: an example that invented its own would not notice a missing one. */
export const exampleWords = words(getWords());

/** A section as on a page: its data, and what it may know about the page. */
export const onPage = <Data>(
  data: Data,
  context: Partial<SectionContext> = {},
): { data: Data; context: SectionContext } => ({
  data,
  context: {
    motif: 'kolam',
    bleeds: false,
    proof: noProof,
    words: exampleWords,
    offices: getSite().offices,
    settings: readFormSettings({}),
    ...context,
  },
});
