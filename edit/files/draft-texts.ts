import type { Replaced } from '../../content-reader/files.ts';
import { schemaOf } from '../fields/schemas.ts';
import { readText } from './disk.ts';
import type { Texts } from './texts.ts';

/** A file as a person at the desk has it, and as it was published when they began; null is no file. */
export interface DraftText {
  file: string;
  text: string | null;
  base: string | null;
}

/** Under this name the words that could not be saved are kept with the drafts. */
const REFUSED = 'refused words';

/** One person's words: their drafts, and for all else what is published in this folder. */
export function textsOfPerson(root: string, rows: readonly DraftText[]) {
  const drafts = new Map(rows.map((row) => [row.file, row]));
  const changed = new Set<string>();
  const published = (file: string): string | undefined => readText(root, file);
  const keep = (file: string, text: string | undefined): void => {
    const before = drafts.get(file)?.base ?? published(file) ?? null;
    if (text === (before ?? undefined)) drafts.delete(file);
    else drafts.set(file, { file, text: text ?? null, base: before });
    changed.add(file);
  };
  const texts: Texts = {
    read: (file) => {
      const draft = drafts.get(file);
      return draft ? (draft.text ?? undefined) : published(file);
    },
    write: (file, text) => {
      if (!schemaOf(file)) throw new Error(`${file} is not a content file.`);
      keep(file, text);
    },
    published: async (file) => published(file),
    changed: async () => [...drafts.keys()].filter((file) => file !== REFUSED),
    isUnsent: async () => false,
    readRefused: () => drafts.get(REFUSED)?.text ?? undefined,
    writeRefused: (json) => keep(REFUSED, json === '[]' ? undefined : json),
  };
  return {
    ...texts,
    drafts: (): DraftText[] => [...drafts.values()].filter(({ file }) => file !== REFUSED),
    replaced: (): Replaced =>
      Object.fromEntries(
        [...drafts.values()].flatMap(({ file, text }) => (file === REFUSED ? [] : [[file, text]])),
      ),
    /** Takes over another state of a file that is based on what is published now. */
    rebase: (file: string, text: string | undefined): void => {
      drafts.delete(file);
      keep(file, text);
    },
    /** Drafts to be stored since this was asked last; one that is gone has the text of its base. */
    takeChanged: (): DraftText[] => {
      const rowsNow = [...changed].map(
        (file) => drafts.get(file) ?? { file, text: null, base: null },
      );
      changed.clear();
      return rowsNow;
    },
  };
}
export type PersonTexts = ReturnType<typeof textsOfPerson>;
