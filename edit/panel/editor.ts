import { createContext, useContext } from 'react';
import type { Publishing, State } from '../contract.ts';
import type { Path } from '../marks/places.ts';

/** What is open next to or over the page. */
export type View =
  | { kind: 'field'; file: string; path: Path; line?: number | undefined }
  | { kind: 'list'; file: string; path: Path }
  | { kind: 'kinds'; file: string; path: Path; at: number }
  | { kind: 'settings' | 'publish' | 'history' | 'pages' };

export interface Editor {
  state: State;
  /** The file that the page is made from, if it is one. */
  pageFile: string | undefined;
  pages: { path: string; name: string }[];
  open: (view: View) => void;
  close: () => void;
  /** Something was written: the page and the count follow. A list that changed gives its texts other names. */
  saved: (state: State, what: 'words' | 'lists') => Promise<void>;
  setState: (state: State) => void;
  step: (what: 'undo' | 'redo') => Promise<void>;
  /** What is known of publishing, from the first step until its result has been seen. */
  publishing: Publishing | undefined;
  setPublishing: (publishing: Publishing | undefined) => void;
  /** The mark of a place on this page. */
  idOf: (file: string, path: Path) => number | undefined;
}

export const EditorContext = createContext<Editor | undefined>(undefined);
export const useEditor = (): Editor => {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no editor around this part.');
  return editor;
};
