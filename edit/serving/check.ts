import { createCheck } from '../../site/check.ts';
import { withoutPaths } from '../fields/describe.ts';
import { BODY, type Path } from '../marks/places.ts';

export interface Problem {
  file: string;
  field: string;
  message: string;
  path: Path;
}

/** "sections.2.heading" as the way to it; what is no field, such as "the file", is the file as a whole. */
const pathOf = (field: string): Path => {
  if (field === 'the text') return [BODY];
  return field.includes(' ') ? [] : field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
};

/** The same check as npm run check:content, for words that are not written yet and for all that are. */
export const openCheck = (root: string) => {
  const check = createCheck(root);
  const problems = (replaced?: Record<string, string | null>): Problem[] =>
    check(replaced).map(({ file, field, message }) => ({
      file,
      field,
      message: withoutPaths(message),
      path: pathOf(field),
    }));
  return {
    /** What a change would break. What was wrong before it is not its fault. */
    faultsOf: (replaced: Record<string, string | null>): Problem[] => {
      const keyOf = ({ file, field, message }: Problem) => `${file} ${field} ${message}`;
      const found = problems(replaced);
      if (found.length === 0) return [];
      const before = new Set(problems().map(keyOf));
      return found.filter((problem) => !before.has(keyOf(problem)));
    },
    all: (): Problem[] => problems(),
  };
};
