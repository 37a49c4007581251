import type { ComponentProps } from 'react';
import { onPage } from '../../../tests/support/examples/context.ts';
import { exampleProof } from './example-proof.ts';
import type { Proof } from './Proof.tsx';

const show = (of: 'people' | 'references' | 'credentials' | 'press', heading: string) =>
  onPage({ kind: 'proof' as const, heading, of }, { proof: exampleProof });

export const examples = {
  'people, one with very long words': show('people', 'Our people'),
  references: show('references', 'What we have done'),
  'certificates and partner status': show('credentials', 'What you can check'),
  'the press contact': show('press', 'For the press'),
} satisfies Record<string, ComponentProps<typeof Proof>>;
