import { createContext, useContext } from 'react';
import type { Place } from '../marks/places.ts';
import type { State } from '../serving/actions.ts';

/** What is open next to or over the page. */
export type View =
  | ({ kind: 'field'; line?: number | undefined; element?: HTMLElement } & Place)
  | ({ kind: 'list' } & Place)
  | { kind: 'publish' | 'history' | 'pages' };

export interface Editor {
  state: State;
  /** The file that the page is made from, if it is one. */
  pageFile: string | undefined;
  pages: { path: string; name: string }[];
  open: (view: View) => void;
  close: () => void;
  /** Something was written: the page and the count follow. */
  saved: (state: State) => Promise<void>;
  setState: (state: State) => void;
  step: (what: 'undo' | 'redo') => Promise<void>;
}

export const EditorContext = createContext<Editor | undefined>(undefined);
export const useEditor = (): Editor => {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no editor around this part.');
  return editor;
};
