import { useEffect, useRef, useState } from 'react';
import type { Field } from '../fields/describe.ts';
import type { Change } from '../files/source.ts';
import { clean, keyOf } from '../marks/marks.ts';
import type { Opened } from '../serving/api.ts';
import { say } from '../words.ts';
import { send, useEditor } from './editor.ts';
import { showWords } from './page.ts';

export type Value = Field['value'];

/** Long enough to batch the keystrokes of a quick typist, short enough that the page seems to follow. */
const PAUSE_MS = 120;
/** However quick the typist is, the words are sent at least so often. */
const LONGEST_WAIT_MS = 600;

/** A text as a reader sees it: figures that are kept elsewhere are filled in. */
const filled = (value: Value, claims: Opened['claims']): string =>
  claims.reduce(
    (text, { name, shown }) => text.replace(new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`, 'g'), () => shown),
    String(value ?? ''),
  );

/** Pasted text has surrounding blanks, line breaks where the site has none, and marks of the page. */
const tidy = ({ kind, value }: Field, typed: string): string => {
  const text = clean(typed).replace(/\r\n?/g, '\n');
  if (kind === 'markdown') return text;
  const hasParagraphs = String(value).includes('\n\n');
  return (hasParagraphs ? text : text.replace(/\s*\n\s*/g, ' ')).trim();
};

/** What to write for a value as it was typed. */
export const changeFor = (field: Field, value: Value): Change => {
  const isEmpty = value === null || (typeof value === 'string' && value.trim() === '');
  const isGone = isEmpty || (value === false && !field.isRequired);
  if (isGone && field.isNullable) return { kind: 'set', path: field.path, value: null };
  if (isGone && !field.isRequired) return { kind: 'unset', path: field.path };
  // No digits are no number, and not a zero.
  if (field.kind === 'number') return { kind: 'set', path: field.path, value: isEmpty ? null : Number(value) };
  return { kind: 'set', path: field.path, value: typeof value === 'string' ? tidy(field, value) : value };
};

const toValue = (value: unknown): Value =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

/** The value of a field while it is typed: shown at once, saved after a debounce, with an error message. */
export const useSaving = (field: Field, claims: Opened['claims']) => {
  const editor = useEditor();
  const wrong = (message: string): string => say('wrong', { name: field.name, message });
  // A rejected value is offered again when the editor comes back to it.
  const key = keyOf(field.file, field.path);
  const rejected = editor.state.problems.find(({ file, path }) => keyOf(file, path) === key);
  const [value, setShown] = useState<Value>(rejected?.value ?? field.value);
  const [message, setMessage] = useState(rejected && wrong(rejected.message));
  const [theirs, setTheirs] = useState<Value>();
  const [isChanged, setChanged] = useState(rejected !== undefined);
  /** The last value sent, and the last that was written to the file. */
  const sent = useRef({ typed: value, written: field.value });
  const group = useRef(`${Date.now()}-${Math.random()}`);
  const timer = useRef(0);
  /** When the oldest keystroke was that has not been sent. */
  const waitsSince = useRef(0);
  const last = useRef<Value>(value);
  const sending = useRef<Promise<void>>(Promise.resolve());
  /** Markdown waits for the server. */
  const show = (before: Value, after: Value): void => {
    if (field.kind !== 'markdown') showWords(field.id, filled(before, claims), filled(after, claims));
  };

  const save = async (next: Value): Promise<void> => {
    const before = sent.current;
    const change = changeFor(field, next);
    sent.current = { typed: next, written: change.kind === 'set' ? toValue(change.value) : null };
    const answer = await send('change', {
      file: field.file,
      changes: [change],
      base: { path: field.path, value: before.written },
      // Undo goes back word by word, as in any editor.
      group: `${group.current} ${String(next).trim().split(/\s+/).length}`,
    }).catch((error: Error) => error);
    if (answer instanceof Error) sent.current = before;
    else if (answer.result !== 'saved') sent.current = { typed: next, written: before.written };
    // Edit mode has been stopped, or failed; the words stay in the panel.
    if (answer instanceof Error) return setMessage(answer instanceof TypeError ? say('notSaved') : answer.message);
    if (answer.result === 'conflict') setTheirs(toValue(answer.theirs));
    else if (last.current === next) setMessage(answer.result === 'invalid' ? wrong(answer.message) : undefined);
    if (answer.result !== 'saved') return editor.setState(answer.state);
    await editor.saved(answer.state);
    // The refreshed page may lack what was typed meanwhile.
    show(next, last.current);
  };
  const saveWhatIsNew = async (): Promise<void> => {
    if (last.current !== sent.current.typed) await save(last.current);
  };
  /** One request at a time, so that requests cannot overtake each other. */
  const flush = (): void => {
    clearTimeout(timer.current);
    waitsSince.current = 0;
    sending.current = sending.current.then(saveWhatIsNew);
  };
  const setValue = (next: Value): void => {
    show(last.current, next);
    last.current = next;
    setShown(next);
    setChanged(true);
    clearTimeout(timer.current);
    waitsSince.current ||= Date.now();
    const left = waitsSince.current + LONGEST_WAIT_MS - Date.now();
    timer.current = window.setTimeout(flush, Math.max(0, Math.min(PAUSE_MS, left)));
  };
  const discard = async (): Promise<void> =>
    editor.setState(await send('discard', { file: field.file, path: field.path }));
  const leave = useRef({ flush, saveWhatIsNew });
  leave.current = { flush, saveWhatIsNew };
  // Closing the panel or the window saves what was typed. A closing window cannot wait for the request before.
  useEffect(() => {
    const close = () => void leave.current.saveWhatIsNew();
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      leave.current.flush();
    };
  }, []);
  return {
    value,
    setValue,
    message,
    isChanged,
    length: filled(value, claims).length,
    theirs,
    /** Resolves a conflict. */
    choose: async (choice: 'mine' | 'theirs'): Promise<void> => {
      const other = theirs ?? null;
      setTheirs(undefined);
      sent.current = { typed: other, written: other };
      if (choice === 'mine') return save(last.current);
      setValue(other);
      setMessage(undefined);
      await discard();
    },
    back: (): void => {
      setValue(field.value);
      setMessage(undefined);
      void discard();
    },
  };
};
export type Saving = ReturnType<typeof useSaving>;
