import { getAllWithText, getProof, once } from '../content.ts';
import type { Person, Proof, Reference } from './schema.ts';

type WithText<Data> = Data & { slug: string; text: string };

/** What a buyer can check, as far as the owner has filled it in. */
export interface AllProof extends Proof {
  people: readonly WithText<Person>[];
  references: readonly WithText<Reference>[];
}

export const getAllProof = once(
  (): AllProof => ({
    ...getProof(),
    people: getAllWithText('people').toSorted((m, n) => m.order - n.order),
    references: getAllWithText('references').toSorted((m, n) => m.order - n.order),
  }),
);
