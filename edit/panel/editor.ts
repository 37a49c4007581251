import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Place } from '../marks/marks.ts';
import type { Actions, State } from '../serving/api.ts';
import { say } from '../words.ts';
import { type Pressed, type ShownPage, surroundings } from './surroundings.ts';
import { sendUnsent, waitingWords } from './unsent-words.ts';

/** Browsers refuse to keep a request of more than 64 KiB alive; a letter takes up to three bytes. */
const MAX_KEEPALIVE_LENGTH = 20_000;
const PREVIEW = 'edit-preview';

/** A refusal in words; the desk also names its kind. */
async function refusalOf(response: Response): Promise<{ kind?: string; message: string }> {
  const { kind, message } = await response.json().catch(() => ({}));
  if (kind === 'signed-out') return { kind, message: say('signedOut') };
  return { kind, message: message ?? say('notSaved') };
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  const { api, confirm } = surroundings();
  const response = await fetch(`${api}/${path}`, { method: 'POST', ...init });
  if (response.ok) return response;
  const { kind, message } = await refusalOf(response);
  if (kind !== 'not-confirmed') throw new Error(message);
  await confirm();
  return ask(path, init);
}
type Result<Name extends keyof Actions> = Awaited<ReturnType<Actions[Name]>>;

export async function sendTo<Received>(
  action: string,
  given: object = {},
  own: Readonly<Record<string, string>> = {},
): Promise<Received> {
  const body = JSON.stringify(given);
  // Requests outlive the window, so that the last words are saved.
  const keepalive = body.length < MAX_KEEPALIVE_LENGTH;
  const headers = { 'Content-Type': 'application/json', ...own };
  return (await ask(action, { headers, body, keepalive })).json();
}
export function send<Name extends keyof Actions>(
  action: Name,
  given?: Parameters<Actions[Name]>[0],
  own?: Readonly<Record<string, string>>,
): Promise<Result<Name>> {
  return sendTo(action, given, own);
}
export function pictureAddress(article: string, source: string): string {
  return `${surroundings().api}/picture?${new URLSearchParams({ file: article.replace(/[^/]*$/, source.replace('./', '')) })}`;
}
export async function sendPicture(article: string, file: File): Promise<{ source: string }> {
  const place = new URLSearchParams({ file: article, name: file.name });
  return (await ask(`picture?${place}`, { body: file })).json();
}

/** The server's result, loaded again with each revision, and a function that reloads it. */
export function useResult<Name extends keyof Actions>(
  action: Name,
  given?: Parameters<Actions[Name]>[0],
  revision?: number,
) {
  const [result, setResult] = useState<Result<Name>>();
  const question = JSON.stringify(given ?? {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision may have another result
  const load = useCallback(
    async () => setResult(await send(action, JSON.parse(question))),
    [action, question, revision],
  );
  useEffect(() => {
    load().catch((error: Error) =>
      setResult(() => {
        throw error;
      }),
    );
  }, [load]);
  return [result, load] as const;
}

/** A link to another place of the same page does not load it again. */
export function goTo(address: string): void {
  const { hrefOf, pathHere } = surroundings();
  const isHere = new URL(address, location.href).pathname === pathHere();
  location.assign(hrefOf(address));
  if (isHere) location.reload();
}

/** A panel that is open next to or over the page. */
export type View =
  | ({ kind: 'field'; line?: number | undefined; element?: HTMLElement } & Place)
  | ({ kind: 'list' } & Place)
  | { kind: 'publish' | 'history' | 'pages' | 'questions' };

/** The state that all parts of the panel share. */
export function useEditing(host: Element, first: State) {
  const [state, setState] = useState(first);
  const [view, setView] = useState<View>();
  /** The element that had the focus before anything was open, or the text that was pressed last. */
  const origin = useRef<Element | null>(undefined);
  const [page, setPage] = useState<Result<'page'>>(null);
  const [isPreview, setPreview] = useState(sessionStorage.getItem(PREVIEW) === 'true');
  const [notice, setNotice] = useState<string>();
  /** Why the program does not answer, in words. */
  const [fault, setFault] = useState<string>();
  const [shownPage, setShownPage] = useState<ShownPage>({ name: '', id: undefined });
  const { id: titleId } = shownPage;
  const [{ page: edited, pollMs, pollHeaders }] = useState(surroundings);
  /** Counts undo and redo: an open panel then loads its place again. */
  const [turns, setTurns] = useState(0);
  /** Words that the server does not have, as of the last look. */
  const waiting = useRef('');
  const [isWaiting, setWaiting] = useState(false);
  const { revision } = state;
  const isTyping = view?.kind === 'field';

  const open = (next: View | undefined): void => {
    if (next?.kind === 'field' && next.element) origin.current = next.element;
    else if (next && !view)
      origin.current = host.shadowRoot?.activeElement ?? document.activeElement;
    setView(next);
  };

  /** Something was written: the page and the count follow. */
  const saved = useCallback(
    async (next: State) => {
      setState(next);
      setNotice(undefined);
      await edited.refresh();
    },
    [edited],
  );
  useEffect(() => {
    let isOvertaken = false;
    const poll = async () => {
      if (document.hidden) return;
      let said: string | undefined;
      const next = await send('state', undefined, pollHeaders).catch((error: Error) => {
        said = error instanceof TypeError ? say('stopped') : error.message;
      });
      const words = waitingWords();
      // An open field sends its own words, and a request may be on its way.
      const isLeft = words !== '' && words === waiting.current && !isTyping;
      waiting.current = words;
      if (next && isLeft) await sendUnsent((request) => send('change', request)).catch(() => {});
      if (isOvertaken) return;
      setWaiting(isLeft && waitingWords() !== '');
      setFault(said);
      if (next?.revision === revision) setState(next);
      else if (next) void saved(next);
    };
    const timer = setInterval(() => void poll(), pollMs);
    return () => {
      isOvertaken = true;
      clearInterval(timer);
    };
  }, [revision, saved, isTyping, pollMs, pollHeaders]);
  useEffect(() => {
    if (titleId !== undefined) void send('page', { id: titleId }).then(setPage);
  }, [titleId]);
  useEffect(() => {
    sessionStorage.setItem(PREVIEW, String(isPreview));
    host.toggleAttribute('data-preview', isPreview);
  }, [host, isPreview]);
  const press = useRef<(pressed: Pressed) => void>(() => {});
  press.current = ({ id, line, element }) =>
    void send('place', { id }).then((place) => {
      if (place) open({ kind: 'field', ...place, line, ...(element && { element }) });
      // The program was started again, and knows the page by other marks.
      else void edited.refresh();
    });
  useEffect(
    () =>
      edited.watch({
        host,
        isPreview,
        onShown: setShownPage,
        onPress: (pressed) => press.current(pressed),
      }),
    [edited, host, isPreview],
  );

  const close = () => {
    // A panel just drawn takes the focus in a late effect; once it is gone, it cannot.
    flushSync(() => open(undefined));
    edited.reveal([]);
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
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
  const shown = fault ?? (isWaiting ? say('waiting') : notice);
  return {
    state,
    setState,
    saved,
    view,
    open,
    close,
    page,
    isPreview,
    setPreview,
    notice: shown,
    isThere: fault === undefined,
    pageName: shownPage.name,
    edited,
    step,
    turns,
  };
}

export const EditorContext = createContext<ReturnType<typeof useEditing> | undefined>(undefined);
export function useEditor() {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no editor around this part.');
  return editor;
}
