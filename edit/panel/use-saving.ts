import { useEffect, useRef, useState } from 'react';
import type { Field } from '../fields/describe.ts';
import { clean, keyOf } from '../marks/marks.ts';
import type { Opened } from '../serving/api.ts';
import { say } from '../words.ts';
import { send, useEditor } from './editor.ts';
import { forgetUnsent, keepUnsent, unsentAt } from './unsent-words.ts';

export type Value = Field['value'];

/** A text as a reader sees it: figures that are kept elsewhere are filled in. */
function filled(value: Value, claims: Opened['claims']): string {
  return claims.reduce(
    (text, { name, shown }) =>
      text.replace(new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`, 'g'), () => shown),
    String(value ?? ''),
  );
}

/** Pasted text has surrounding blanks, line breaks where the site has none, marks of the page and invisible characters. */
function tidy({ kind, value }: Field, typed: string): string {
  const text = clean(typed)
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200B\u2060\uFEFF]/g, '');
  if (kind === 'markdown') return text;
  const hasParagraphs = String(value).includes('\n\n');
  return (hasParagraphs ? text : text.replace(/\s*\n\s*/g, ' ')).trim();
}

export function changeFor(field: Field, value: Value) {
  const { path } = field;
  const set = (written: Value) => ({ kind: 'set' as const, path, value: written });
  const isEmpty = value === null || (typeof value === 'string' && value.trim() === '');
  const isGone = isEmpty || (value === false && !field.isRequired);
  if (isGone && field.isNullable) return set(null);
  if (isGone && !field.isRequired) return { kind: 'unset' as const, path };
  // An empty field is not a zero.
  if (field.kind === 'number') return set(isEmpty ? null : Number(value));
  return set(typeof value === 'string' ? tidy(field, value) : value);
}

/** The value of a field while it is typed: shown at once, saved after the last request. */
export function useSaving(field: Field, claims: Opened['claims']) {
  const editor = useEditor();
  const wrong = (message: string): string => say('wrong', { name: field.name, message });
  // A rejected value is offered again when the editor comes back to it.
  const key = keyOf(field.file, field.path);
  const rejected = editor.state.problems.find(({ file, path }) => keyOf(file, path) === key);
  const [unsent] = useState(() => unsentAt(key));
  const [value, setShown] = useState<Value>(unsent?.value ?? rejected?.value ?? field.value);
  const [message, setMessage] = useState(rejected && wrong(rejected.message));
  const [theirs, setTheirs] = useState<Value>();
  /** Counts the values that were not typed. */
  const [turn, setTurn] = useState(0);
  /** The last value sent, and the last that was written to the file. */
  const sent = useRef<{ typed: Value | undefined; written: Value }>({
    // What was never sent goes with the first flush.
    typed: unsent ? field.value : value,
    written: field.value,
  });
  const group = useRef(crypto.randomUUID());
  const last = useRef<Value>(value);
  const sending = useRef<Promise<void>>(Promise.resolve());
  /** Markdown waits for the server. */
  const show = (before: Value, after: Value): void => {
    if (field.kind !== 'markdown')
      editor.edited.showWords(field.id, filled(before, claims), filled(after, claims));
  };

  /** Also kept in the browser until the server has confirmed it. */
  const requestFor = (next: Value) => {
    const request = {
      file: field.file,
      change: changeFor(field, next),
      base: { path: field.path, value: sent.current.written },
      // Undo goes back word by word, as in any editor.
      group: `${group.current} ${String(next).trim().split(/\s+/).length}`,
    };
    keepUnsent(key, { value: next, request });
    return request;
  };

  const saveWhatIsNew = async (): Promise<void> => {
    const next = last.current;
    const before = sent.current;
    if (next === before.typed) return;
    const request = requestFor(next);
    const { change } = request;
    sent.current = { typed: next, written: change.kind === 'set' ? change.value : null };
    const result = await send('change', request).catch((error: Error) => error);
    // Edit mode has been stopped, or failed; the words stay in the panel and in the browser.
    if (result instanceof Error) {
      sent.current = before;
      requestFor(last.current);
      return setMessage(result instanceof TypeError ? say('notSaved') : result.message);
    }
    forgetUnsent(key, next);
    if (result.result !== 'saved') sent.current = { typed: next, written: before.written };
    if (result.result === 'conflict') setTheirs(result.theirs);
    else if (last.current === next)
      setMessage(result.result === 'invalid' ? wrong(result.message) : undefined);
    if (result.result !== 'saved') return editor.setState(result.state);
    await editor.saved(result.state);
    // The refreshed page may lack what was typed meanwhile.
    show(next, last.current);
  };
  /** One request at a time: what is typed meanwhile goes with the next one. */
  const flush = (): void => {
    sending.current = sending.current.then(saveWhatIsNew);
  };
  const setValue = (next: Value): void => {
    show(last.current, next);
    last.current = next;
    setShown(next);
    requestFor(next);
    flush();
  };
  const replace = (next: Value): void => {
    setValue(next);
    setTurn(turn + 1);
  };
  const leave = useRef({ flush, saveWhatIsNew });
  leave.current = { flush, saveWhatIsNew };
  // Closing the panel or the window saves what was typed, without waiting for a request.
  useEffect(() => {
    const close = () => void leave.current.saveWhatIsNew();
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      leave.current.flush();
    };
  }, []);
  const { isThere } = editor;
  useEffect(() => {
    if (isThere) leave.current.flush();
  }, [isThere]);
  /** Resolves a conflict; the choice is sent even if nothing was typed since. */
  const choose = (choice: 'mine' | 'theirs'): void => {
    const other = theirs ?? null;
    setTheirs(undefined);
    sent.current = { typed: undefined, written: other };
    if (choice === 'theirs') replace(other);
    else flush();
  };
  const back = (): void => (theirs === undefined ? replace(field.value) : choose('theirs'));
  return {
    value,
    setValue,
    turn,
    message,
    length: filled(value, claims).length,
    theirs,
    choose,
    back,
  };
}
export type Saving = ReturnType<typeof useSaving>;
