import { getSite, getWords } from '../content.ts';
import { getAllProof } from '../proof/proof.ts';
import { readFormSettings } from '../settings.ts';
import { words } from '../words.ts';
import type { SectionKind, SectionOf } from './schema.ts';

/**
 * What a section may know about its page. Solutions are drawn round, services octagonal. A page that `bleeds` has no side
 * navigation: bands reach from edge to edge, headings hang in the rail.
 */
export function sectionContext(motif: 'kolam' | 'girih' = 'kolam', bleeds = false) {
  return {
    motif,
    bleeds,
    proof: getAllProof(),
    words: words(getWords()),
    offices: getSite().offices,
    settings: readFormSettings(process.env),
  };
}
export type SectionContext = ReturnType<typeof sectionContext>;

export interface SectionProps<Kind extends SectionKind> {
  data: SectionOf<Kind>;
  context: SectionContext;
}
