import type { AllProof } from '../../proof/proof.ts';
import type { Section } from '../schema.ts';

/** true for every section that has something to show: proof may still be missing. */
export const hasProof =
  (proof: AllProof) =>
  (section: Section): boolean =>
    section.kind !== 'proof' || (section.of === 'press' ? proof.press !== null : (proof[section.of] ?? []).length > 0);
