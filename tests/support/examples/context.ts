import { getWords } from '../../../site/content.ts';
import type { SectionProps } from '../../../site/sections/context.ts';
import { noProof } from '../../../site/sections/Proof/example-proof.ts';
import type { SectionContext } from '../../../site/sections/section-context.ts';
import { words } from '../../../site/words.ts';

/** The real interface words: an example that invented its own would not notice a missing one. */
export const exampleWords = words(getWords());

/** Completes the accessible name of a link, as the pages do. */
export const about = (name: string): string => exampleWords('aboutName', { name });

/** Examples stay the same tomorrow, so their day is fixed. */
export const TODAY = new Date('2026-11-15');

/** A section as it stands on a page: its data, and what it may know about the page. */
export const onPage = <Data>(data: Data, context: Partial<SectionContext> = {}): SectionProps<Data> => ({
  data,
  context: { motif: 'kolam', bleeds: false, today: TODAY, proof: noProof, words: exampleWords, ...context },
});
