import { createCheck } from '../../site/check.ts';
import type { Fault } from '../contract.ts';
import { withoutPaths } from '../fields/describe.ts';
import { BODY, keyOf, type Path } from '../marks/places.ts';

/** "sections.2.heading" as the way to it; what is no field, such as "the file", is the file as a whole. */
const pathOf = (field: string): Path => {
  if (field === 'the text') return [BODY];
  return field.includes(' ') ? [] : field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
};

/** The same check as npm run check:content, for words that are not written yet and for all that are. */
export const openCheck = (root: string) => {
  const check = createCheck(root);
  const all = (replaced?: Record<string, string | null>): Fault[] =>
    check(replaced).map(({ file, field, message }) => ({ file, path: pathOf(field), message: withoutPaths(message) }));
  return {
    all: () => all(),
    /** What a change would break. What was wrong before it is not its fault. */
    faultsOf: (replaced: Record<string, string | null>): Fault[] => {
      const found = all(replaced);
      if (found.length === 0) return [];
      const nameOf = ({ file, path, message }: Fault) => `${keyOf(file, path)} ${message}`;
      const before = new Set(all().map(nameOf));
      return found.filter((fault) => !before.has(nameOf(fault)));
    },
  };
};
