import type { Person, Proof, Reference } from '../../schemas/proof.ts';
import type { SectionKind, SectionOf } from '../../schemas/sections/sections.ts';
import type { Site } from '../../schemas/singles.ts';
import type { SendSettings } from '../form/form-contract.ts';
import type { Words } from '../words.ts';

interface WithText {
  slug: string;
  /** In Markdown. */
  text: string;
  picture: { src: string } | undefined;
}

/** Evidence for a buyer, as far as the owner has filled it in. */
export interface AllProof extends Proof {
  people: readonly (Person & WithText)[];
  references: readonly (Reference & WithText)[];
}

/** The facts about its page that a section may use. */
export interface SectionContext {
  /** Solutions are drawn round, services octagonal. */
  motif: 'kolam' | 'girih';
  /** Without side navigation bands reach from edge to edge, and headings hang in the rail. */
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
