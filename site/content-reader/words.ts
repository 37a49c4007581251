import { fill } from '../../common/wording.ts';
import type { InterfaceWords } from '../schemas/singles.ts';

/** Looks up a word of content/interface.yaml; a missing one stops the build with its name. */
export const words =
  (all: InterfaceWords) =>
  (name: string, values: Record<string, string | number> = {}): string => {
    const text = all[name];
    if (text === undefined) throw new Error(`content/interface.yaml – ${name} is missing: add it.`);
    return fill(text, values);
  };
export type Words = ReturnType<typeof words>;
