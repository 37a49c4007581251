import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, keyOf, type Path } from '../marks/marks.ts';
import { writeWhole } from './disk.ts';

/** A value that could not be saved, and the one that the file had then. */
type Refused = Fault & { value: unknown; base: unknown };

/** Words that could not be saved, by their place. They outlive the server. */
export function rememberRefused(root: string) {
  const path = join(root, '.edit/refused.json');
  const known: [string, Refused][] = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  const refused = new Map(known);
  const write = () => writeWhole(path, JSON.stringify([...refused]));
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
