import { fill } from '../common/wording.ts';
import type { WordName } from './frame/interface-words.schema.ts';

/** Looks up a word of content/interface.json by its name and fills in its {placeholders}. */
export type Words<Name extends WordName = WordName> = (
  name: Name,
  values?: Record<string, string | number>,
) => string;

export function words<Name extends WordName>(all: Readonly<Record<Name, string>>): Words<Name> {
  return (name, values = {}) => fill(all[name], values);
}
