import type { Person, Proof, Reference } from '../schemas/proof.ts';
import { getAll, getHtml, getProof } from './content.ts';
import { once } from './once.ts';

type WithText<Data> = Data & { slug: string; html: string };

/** What a buyer can check, as far as the owner has filled it in. */
export interface AllProof extends Proof {
  people: readonly WithText<Person>[];
  references: readonly WithText<Reference>[];
}

const withText = <Name extends 'people' | 'references'>(name: Name) =>
  getAll(name).then((all) =>
    Promise.all(
      all
        .toSorted((m, n) => m.order - n.order)
        .map(async (entry) => ({ ...entry, html: await getHtml(name, entry.slug) })),
    ),
  );

export const getAllProof = once(
  async (): Promise<AllProof> => ({
    ...(await getProof()),
    people: await withText('people'),
    references: await withText('references'),
  }),
);
