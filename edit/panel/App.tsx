import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { NamedPlace, Publishing, State } from '../contract.ts';
import { CLAIMS, keyOf, type Path } from '../marks/places.ts';
import { clean } from '../marks/text-marks.ts';
import { say } from '../words.ts';
import { listen, send } from './api.ts';
import { Bar } from './Bar.tsx';
import { type Editor, EditorContext, type View } from './editor.ts';
import { FieldPanel } from './FieldPanel.tsx';
import { HistorySheet } from './HistorySheet.tsx';
import { KindPicker } from './KindPicker.tsx';
import { ListPanel } from './ListPanel.tsx';
import { allIds, textsOf, titleId } from './marks.ts';
import { Outline } from './Outline.tsx';
import { Pages } from './Pages.tsx';
import { Publish } from './Publish.tsx';
import { refreshPage } from './page.ts';
import { Settings } from './Settings.tsx';
import { type Target, targetOf } from './targets.ts';
import { usePage } from './use-page.ts';

const PREVIEW = 'edit-preview';

/** A new section is at the end of the page, and the answer to a question is folded away. */
const bringIntoSight = (element: HTMLElement): void => {
  const folded = element.closest('details');
  if (folded) folded.open = true;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
};

/** The part of the page that shows a mark. */
const targetOfMark = (id: number | undefined): Target | undefined => {
  const [node] = id === undefined ? [] : textsOf(id);
  return node?.parentElement ? targetOf(node.parentElement) : undefined;
};

/** Where the marks of this page come from, and the file that the page is made from. */
const usePlaces = () => {
  const places = useRef(new Map<number, NamedPlace>());
  const ids = useRef(new Map<string, number>());
  const [pageFile, setPageFile] = useState<string>();
  /** Counts what was learnt, for what is drawn from it. */
  const [count, setCount] = useState(0);
  const learn = useCallback(async (wanted: number[]) => {
    const unknown = wanted.filter((id) => !places.current.has(id));
    if (unknown.length === 0) return;
    for (const place of await send('places', { ids: unknown })) {
      places.current.set(place.id, place);
      ids.current.set(keyOf(place.file, place.path), place.id);
    }
  }, []);
  const learnPage = useCallback(async () => {
    const title = titleId();
    await learn(title === undefined ? allIds() : [...allIds(), title]);
    setPageFile(title === undefined ? undefined : places.current.get(title)?.file);
    setCount((n) => n + 1);
  }, [learn]);
  return { places: places.current, ids: ids.current, pageFile, count, learn, learnPage };
};

export const App = ({ host, first }: { host: Element; first: State }) => {
  const [state, setState] = useState(first);
  const [view, setView] = useState<View>();
  const [beside, setBeside] = useState<Target>();
  const [pages, setPages] = useState<Editor['pages']>([]);
  const [isPreview, setPreview] = useState(sessionStorage.getItem(PREVIEW) === 'true');
  const [isGone, setGone] = useState(false);
  const [publishing, setPublishing] = useState<Publishing>();
  const [notice, setNotice] = useState<string>();
  /** Counts steps back and forward: an open panel must then show what its file says now. */
  const [turns, setTurns] = useState(0);
  const { places, ids, pageFile, count, learn, learnPage } = usePlaces();

  const saved = useCallback(
    async (next: State, what: 'words' | 'lists') => {
      setState(next);
      setNotice(undefined);
      await refreshPage();
      if (what === 'lists') places.clear();
      await learnPage();
    },
    [places, learnPage],
  );
  useEffect(() => {
    void learnPage();
    void send('pages').then(setPages);
    let isNew = true;
    return listen((event) => {
      if (event.type === 'publish') setPublishing(event.publishing);
      if (event.type === 'hello')
        setPublishing((known) => event.publishing ?? (known && 'step' in known ? undefined : known));
      const isOver = event.type === 'publish' && 'answer' in event.publishing;
      // A window that listens again may have missed something, and a restarted server gives other marks.
      const isAgain = event.type === 'hello' && !isNew;
      isNew = false;
      if (event.type === 'content' || isOver || isAgain)
        send('state').then(
          (next) => saved(next, 'lists'),
          () => undefined,
        );
    }, setGone);
  }, [learnPage, saved]);
  useEffect(() => {
    // Success is told by the sheet, if it is open, and otherwise by a count of no changes.
    const isDone = publishing && 'answer' in publishing && publishing.answer.result === 'published';
    if (isDone && view?.kind !== 'publish') setPublishing(undefined);
  }, [publishing, view]);
  useEffect(() => {
    sessionStorage.setItem(PREVIEW, String(isPreview));
    host.toggleAttribute('data-preview', isPreview);
  }, [host, isPreview]);

  /** The part of the page that shows a place, or something inside it. */
  const find = (file: string, path: Path): Target | undefined => {
    const start = `${keyOf(file, path).slice(0, -1)},`;
    return targetOfMark(ids.get(keyOf(file, path)) ?? [...ids].find(([key]) => key.startsWith(start))?.[1]);
  };
  const open = (next: View) => {
    const isBeside = (next.kind === 'field' && next.path.length > 0) || (next.kind === 'list' && next.path.length > 1);
    const target = isBeside ? find(next.file, next.path) : undefined;
    if (target) bringIntoSight(target.element);
    setBeside(target);
    setView(next);
  };
  const close = () => {
    setView(undefined);
    beside?.element.focus({ preventScroll: true });
    setBeside(undefined);
  };
  const step = async (what: 'undo' | 'redo') => {
    const { done, state: next } = await send(what);
    await saved(next, 'lists');
    setTurns((n) => n + 1);
    if (!done) setNotice(say('cannotUndo'));
  };
  const hovered = usePage(host, isPreview, (target) => {
    void learn([target.id]).then(() => {
      const place = places.get(target.id);
      if (!place) return;
      // A figure and its bare number are changed together.
      const path = place.file === CLAIMS ? place.path.slice(0, 1) : place.path;
      setView({ kind: 'field', file: place.file, path, line: target.line });
      setBeside(target);
    });
  });
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && view) close();
      const [origin] = event.composedPath();
      const isTyping = origin instanceof HTMLElement && origin.matches('input, textarea, select');
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping) return;
      event.preventDefault();
      void step(event.shiftKey ? 'redo' : 'undo');
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  });

  const editor: Editor = {
    state,
    pageFile,
    pages,
    open,
    close,
    saved,
    setState,
    step,
    publishing,
    setPublishing,
    idOf: (file, path) => ids.get(keyOf(file, path)),
  };
  const nameOf = (target: Target) => {
    const place = places.get(target.id);
    return place && { name: place.name || place.page, kind: place.kind };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page may show a change only after its marks were learnt
  const changed = useMemo(
    () => state.changed.flatMap((id) => ({ id, element: targetOfMark(id)?.element })),
    [state, count],
  );
  const hasSections =
    pageFile?.endsWith('.md') === false && [...ids.keys()].some((key) => key.startsWith(`["${pageFile}","sections",`));
  const isFloating = view?.kind === 'field' || view?.kind === 'list';
  return (
    <EditorContext value={editor}>
      <Bar
        view={view}
        isPreview={isPreview}
        onPreview={() => {
          setView(undefined);
          setPreview(!isPreview);
        }}
        isGone={isGone}
        notice={notice}
        pageName={clean(document.title).replace(/ \| [^|]*$/, '')}
        sections={hasSections && pageFile ? { file: pageFile, path: ['sections'] } : undefined}
      />
      {!isPreview && changed.map(({ id, element }) => element && <Outline key={id} element={element} look="changed" />)}
      {hovered && !(isFloating && hovered.element === beside?.element) && (
        <Outline element={hovered.element} look="hover" {...nameOf(hovered)} />
      )}
      {isFloating && beside && <Outline element={beside.element} look="open" {...nameOf(beside)} />}
      {view?.kind === 'field' && (
        <FieldPanel key={`${turns} ${keyOf(view.file, view.path)}`} {...view} beside={beside?.element} />
      )}
      {view?.kind === 'list' && (
        <ListPanel key={`${turns} ${keyOf(view.file, view.path)}`} {...view} beside={beside?.element} />
      )}
      {view?.kind === 'kinds' && <KindPicker {...view} />}
      {view?.kind === 'settings' && <Settings key={turns} />}
      {view?.kind === 'publish' && <Publish />}
      {view?.kind === 'history' && <HistorySheet />}
      {view?.kind === 'pages' && <Pages />}
    </EditorContext>
  );
};
