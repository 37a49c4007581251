import { type Fault, keyOf, type Path } from '../marks/marks.ts';
import type { Texts } from './texts.ts';

/** A value that could not be saved, and the one that the file had then. */
type Refused = Fault & { value: unknown; base: unknown };

/** Words that could not be saved, by their place. They outlive the server. */
export function rememberRefused({ readRefused, writeRefused }: Texts) {
  const known: [string, Refused][] = JSON.parse(readRefused() ?? '[]');
  const refused = new Map(known);
  const write = () => writeRefused(JSON.stringify([...refused]));
  return {
    all: () => [...refused.values()],
    add: (fault: Refused): void => {
      refused.set(keyOf(fault.file, fault.path), fault);
      write();
    },
    remove: (file: string, path: Path): void => {
      if (refused.delete(keyOf(file, path))) write();
    },
  };
}
