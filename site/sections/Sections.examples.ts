import type { ComponentProps } from 'react';
import { exampleWords, TODAY } from '../../tests/support/examples/context.ts';
import { examples as comparison } from './Comparison/Comparison.examples.ts';
import { examples as dates } from './Dates/Dates.examples.ts';
import { examples as download } from './Download/Download.examples.ts';
import { examples as intro } from './Intro/Intro.examples.ts';
import { examples as links } from './Links/Links.examples.ts';
import { examples as list } from './List/List.examples.ts';
import { examples as note } from './Note/Note.examples.ts';
import { examples as numbers } from './Numbers/Numbers.examples.ts';
import { examples as packages } from './Packages/Packages.examples.ts';
import { exampleProof } from './Proof/example-proof.ts';
import { examples as proof } from './Proof/Proof.examples.ts';
import { examples as questions } from './Questions/Questions.examples.ts';
import { examples as rows } from './Rows/Rows.examples.ts';
import type { Sections } from './Sections.tsx';
import { examples as statement } from './Statement/Statement.examples.ts';
import { examples as steps } from './Steps/Steps.examples.ts';
import type { Section, SectionKind } from './schema.ts';
import { examples as text } from './Text/Text.examples.ts';
import { examples as values } from './Values/Values.examples.ts';

/** A kind without examples is a type error. */
const ALL = {
  intro,
  text,
  rows,
  comparison,
  packages,
  steps,
  questions,
  list,
  note,
  statement,
  values,
  links,
  download,
  numbers,
  dates,
  proof,
} satisfies Record<SectionKind, Record<string, { data: Section }>>;

export const examples = {
  'a page with every kind of section': {
    sections: Object.values<Record<string, { data: Section }>>(ALL).flatMap((some) =>
      Object.values(some)
        .slice(0, 1)
        .map(({ data }) => data),
    ),
    context: { motif: 'kolam', bleeds: false, today: TODAY, proof: exampleProof, words: exampleWords },
  },
} satisfies Record<string, ComponentProps<typeof Sections>>;
