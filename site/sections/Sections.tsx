import type { ComponentType } from 'react';
import { Comparison } from './Comparison/Comparison.tsx';
import { Download } from './Download/Download.tsx';
import { Intro } from './Intro/Intro.tsx';
import { Links } from './Links/Links.tsx';
import { List } from './List/List.tsx';
import { Note } from './Note/Note.tsx';
import { Packages } from './Packages/Packages.tsx';
import { Payday } from './Payday/Payday.tsx';
import { Proof } from './Proof/Proof.tsx';
import { Questions } from './Questions/Questions.tsx';
import { Rows } from './Rows/Rows.tsx';
import { Statement } from './Statement/Statement.tsx';
import { Steps } from './Steps/Steps.tsx';
import type { Section, SectionKind } from './schema.ts';
import type { SectionContext, SectionProps } from './section-context.ts';
import { Text } from './Text/Text.tsx';
import { Values } from './Values/Values.tsx';

/** Which component shows which kind of section. A kind without a view is a type error. */
const VIEWS = {
  intro: Intro,
  text: Text,
  rows: Rows,
  comparison: Comparison,
  packages: Packages,
  steps: Steps,
  questions: Questions,
  list: List,
  note: Note,
  statement: Statement,
  values: Values,
  links: Links,
  download: Download,
  proof: Proof,
  payday: Payday,
} satisfies { [Kind in SectionKind]: ComponentType<SectionProps<Kind>> };

interface Props {
  sections: readonly Section[];
  context: SectionContext;
}

/** The sections of a page, in the order of its file. */
export const Sections = ({ sections, context }: Props) =>
  sections.map((data, i) => {
    // The map pairs each kind with the view of just that kind, which the compiler cannot follow through the index.
    const View = VIEWS[data.kind] as ComponentType<SectionProps<SectionKind>>;
    // biome-ignore lint/suspicious/noArrayIndexKey: sections are rendered once, in the order of the file
    return <View key={i} data={data} context={context} />;
  });
