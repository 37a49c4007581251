import { useCallback, useEffect, useRef, useState } from 'react';
import { keyOf } from '../marks/marks.ts';
import type { State } from '../serving/api.ts';
import { say } from '../words.ts';
import { Bar } from './Bar.tsx';
import { type Editor, EditorContext, send, type View } from './editor.ts';
import { FieldPanel } from './FieldPanel.tsx';
import { History } from './History.tsx';
import { ListPanel } from './ListPanel.tsx';
import { Pages } from './Pages.tsx';
import { Publish } from './Publish.tsx';
import { idOfTitle, refreshPage, usePage } from './page.ts';
import { Boundary } from './parts.tsx';

const PREVIEW = 'edit-preview';
const POLL_MS = 1000;

/** Polls the server for changes made elsewhere; false while it does not answer. */
const usePolling = (known: number, onState: (state: State) => void): boolean => {
  const [isThere, setThere] = useState(true);
  const latest = useRef({ known, onState });
  latest.current = { known, onState };
  useEffect(() => {
    const poll = async () => {
      if (document.hidden) return;
      const next = await send('state').catch(() => undefined);
      setThere(next !== undefined);
      // An answer may be overtaken by that to a change.
      if (next && next.revision >= latest.current.known) latest.current.onState(next);
    };
    const timer = setInterval(() => void poll(), POLL_MS);
    return () => clearInterval(timer);
  }, []);
  return isThere;
};

export const App = ({ host, first }: { host: Element; first: State }) => {
  const [state, setState] = useState(first);
  const [view, setView] = useState<View>();
  const [page, setPage] = useState<{ file: string; hasSections: boolean } | null>(null);
  const [pages, setPages] = useState<Editor['pages']>([]);
  const [isPreview, setPreview] = useState(sessionStorage.getItem(PREVIEW) === 'true');
  const [notice, setNotice] = useState<string>();
  /** Counts undo and redo: an open panel must then be read again. */
  const [turns, setTurns] = useState(0);

  const saved = useCallback(async (next: State) => {
    setState(next);
    setNotice(undefined);
    await refreshPage();
  }, []);
  const isThere = usePolling(state.revision, (next) => {
    if (next.revision === state.revision) setState(next);
    else void saved(next);
  });
  useEffect(() => {
    void send('pages').then(setPages);
    const id = idOfTitle();
    if (id !== undefined) void send('page', { id }).then(setPage);
  }, []);
  useEffect(() => {
    sessionStorage.setItem(PREVIEW, String(isPreview));
    host.toggleAttribute('data-preview', isPreview);
  }, [host, isPreview]);
  usePage(host, isPreview, ({ id, line, element }) => {
    void send('place', { id }).then((place) => place && setView({ kind: 'field', ...place, line, element }));
  });

  const close = () => {
    setView(undefined);
    if (view?.kind === 'field') view.element?.focus({ preventScroll: true });
  };
  const step = async (what: 'undo' | 'redo') => {
    const { done, state: next } = await send(what);
    await saved(next);
    setTurns((n) => n + 1);
    if (!done) setNotice(say('cannotUndo'));
  };
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && view) close();
      const [origin] = event.composedPath();
      const isTyping =
        origin instanceof HTMLElement &&
        origin.matches('input, textarea, select, [contenteditable] *, [contenteditable]');
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping) return;
      event.preventDefault();
      void step(event.shiftKey ? 'redo' : 'undo');
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  });

  const editor: Editor = { state, pageFile: page?.file, pages, open: setView, close, saved, setState, step };
  const key = view && 'file' in view ? `${turns} ${view.kind} ${keyOf(view.file, view.path)}` : view?.kind;
  return (
    <EditorContext value={editor}>
      <Bar
        view={view}
        isPreview={isPreview}
        onPreview={() => {
          setView(undefined);
          setPreview(!isPreview);
        }}
        notice={isThere ? notice : say('stopped')}
        hasSections={page?.hasSections ?? false}
      />
      <Boundary key={key}>
        {view?.kind === 'field' && <FieldPanel {...view} />}
        {view?.kind === 'list' && <ListPanel {...view} />}
        {view?.kind === 'publish' && <Publish />}
        {view?.kind === 'history' && <History />}
        {view?.kind === 'pages' && <Pages />}
      </Boundary>
    </EditorContext>
  );
};
