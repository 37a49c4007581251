import type { Replaced } from '../../content-reader/files.ts';
import { findStale } from '../../content-reader/provisional.ts';
import { createCheck } from '../../site/content/check-content.ts';
import { today } from '../../site/content/settings.ts';
import { withoutPaths } from '../fields/names.ts';
import { BODY, type Fault, keyOf } from '../marks/marks.ts';

/** "sections.2.heading" as a path; what is not a field, such as "the file", is all of it. */
function pathOf(field: string) {
  if (field === 'the text') return [BODY];
  return field.includes(' ')
    ? []
    : field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** The check of npm run check:content, also for words that are not written yet. */
export function openCheck(root: string, drafts: () => Replaced = () => ({})) {
  const check = createCheck(root);
  const find = (replaced?: Record<string, string | null>) =>
    check({ ...drafts(), ...replaced }).map(({ file, field, message, mayWait, link }) => {
      return { file, path: pathOf(field), message: withoutPaths(message), mayWait, link };
    });
  return {
    all: (): Fault[] => [
      ...find(),
      ...findStale(root, today()).map(({ file, field, message }) => {
        return { file, path: [field], message, mayWait: true };
      }),
    ],
    /** Problems that a change would bring; older ones do not count, nor those that may wait. */
    faultsOf: (replaced: Record<string, string | null>): Fault[] => {
      const found = find(replaced).filter(({ mayWait }) => !mayWait);
      if (found.length === 0) return [];
      const nameOf = ({ file, path, message }: Fault) => `${keyOf(file, path)} ${message}`;
      const before = new Set(find().map(nameOf));
      return found.filter((fault) => !before.has(nameOf(fault)));
    },
  };
}
