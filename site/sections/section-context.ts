import { getSite, getWords } from '../content.ts';
import { type AllProof, getAllProof } from '../proof/proof.ts';
import { readFormSettings, type SendSettings } from '../settings.ts';
import type { Site } from '../singles.schema.ts';
import { type Words, words } from '../words.ts';
import type { SectionKind, SectionOf } from './schema.ts';

export interface SectionContext {
  /** Solutions are drawn round, services octagonal. */
  motif: 'kolam' | 'girih';
  /** true on a page without a side navigation: bands reach from edge to edge, headings hang in the rail. */
  bleeds: boolean;
  proof: AllProof;
  words: Words;
  offices: Site['offices'];
  settings: SendSettings;
}

export interface SectionProps<Kind extends SectionKind> {
  data: SectionOf<Kind>;
  context: SectionContext;
}

export const sectionContext = (motif: SectionContext['motif'] = 'kolam', bleeds = false): SectionContext => ({
  motif,
  bleeds,
  proof: getAllProof(),
  words: words(getWords()),
  offices: getSite().offices,
  settings: readFormSettings(process.env),
});
