import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { Path, Place } from '../marks/marks.ts';
import type { Actions, Opened, State } from '../serving/api.ts';

const BASE = '/__edit';
/** Browsers refuse to keep a request of more than 64 KiB alive; a letter takes up to three bytes. */
const KEPT_ALIVE = 20_000;

const read = async <Answer>(answer: Response): Promise<Answer> => {
  if (!answer.ok) throw new Error((await answer.json().catch(() => ({ message: answer.statusText }))).message);
  return answer.json();
};
type Answer<Name extends keyof Actions> = Awaited<ReturnType<Actions[Name]>>;

/** Calls an action of the server. */
export const send = async <Name extends keyof Actions>(
  action: Name,
  given?: Parameters<Actions[Name]>[0],
): Promise<Answer<Name>> => {
  const body = JSON.stringify(given ?? {});
  // Requests outlive the window, so that the last words are saved.
  const keepalive = body.length < KEPT_ALIVE;
  const headers = { 'Content-Type': 'application/json' };
  return read<Answer<Name>>(await fetch(`${BASE}/${action}`, { method: 'POST', headers, body, keepalive }));
};
export const pictureAddress = (article: string, source: string): string =>
  `${BASE}/picture?${new URLSearchParams({ file: article.replace(/[^/]*$/, source.replace('./', '')) })}`;
export const sendPicture = async (article: string, file: File): Promise<{ source: string }> => {
  const place = new URLSearchParams({ file: article, name: file.name });
  return read(await fetch(`${BASE}/picture?${place}`, { method: 'POST', body: file }));
};

/** What the server knows about a place, and a function to load it again. */
export const useOpened = (file: string, path: Path) => {
  const [opened, setOpened] = useState<Opened>();
  const place = JSON.stringify({ file, path });
  const load = useCallback(async () => setOpened(await send('open', JSON.parse(place))), [place]);
  useEffect(() => {
    load().catch((error: Error) =>
      setOpened(() => {
        throw error;
      }),
    );
  }, [load]);
  return [opened, load] as const;
};

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
