import { getSite, getWords } from '../../content/get-content.ts';
import { readFormSettings } from '../../content/settings.ts';
import type { SectionContext } from '../../parts/sections/section-context.ts';
import { words } from '../../parts/words.ts';
import { getAllProof } from '../proof/all-proof.ts';

/** The facts that sections of a page may use, from content and settings. */
export function sectionContext(
  motif: SectionContext['motif'] = 'kolam',
  bleeds = false,
): SectionContext {
  return {
    motif,
    bleeds,
    proof: getAllProof(),
    words: words(getWords()),
    offices: getSite().offices,
    settings: readFormSettings(process.env),
  };
}
