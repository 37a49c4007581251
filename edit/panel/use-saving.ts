import { useEffect, useRef, useState } from 'react';
import type { ChangeAnswer, Field, Opened } from '../contract.ts';
import type { Change } from '../files/change.ts';
import { keyOf } from '../marks/places.ts';
import { send } from './api.ts';
import { useEditor } from './editor.ts';
import { showWords } from './page.ts';
import { type Say, useWords } from './words.ts';

export type Value = Field['value'];

/** Long enough to gather the letters of a quick typist, short enough that the page seems to follow. */
const PAUSE_MS = 120;

/** A text as a reader sees it: figures that are kept elsewhere are filled in. */
export const filled = (value: Value, claims: Opened['claims']): string =>
  claims.reduce(
    (text, { name, shown }) => text.replace(new RegExp(`\\{\\{\\s*${name}(\\.count)?\\s*\\}\\}`, 'g'), shown),
    String(value ?? ''),
  );

/** What is wrong with a value as far as its limits tell; the server knows the rest. */
export const limitProblem = (field: Field, value: Value, length: number, say: Say): string | undefined => {
  if (typeof value !== 'string') return undefined;
  if (value.trim() === '' && field.isRequired && !field.isNullable)
    return say('enter', { name: field.name.toLowerCase() });
  if (value.trim() === '') return undefined;
  if (field.max !== undefined && length > field.max) return say('shorten', { n: length - field.max });
  if (field.min !== undefined && length < field.min) return say('lengthen', { n: field.min - length });
  return undefined;
};

/** What is pasted brings blanks around it, and line breaks where the site has none. */
const tidy = ({ kind }: Field, text: string): string =>
  kind === 'markdown' ? text.replace(/\r\n?/g, '\n') : text.replace(/\s*[\r\n]+\s*/g, ' ').trim();

const changeFor = (field: Field, value: Value): Change => {
  const isGone = value === '' || value === null || (value === false && !field.isRequired);
  if (isGone && field.isNullable) return { kind: 'set', path: field.path, value: null };
  if (isGone && !field.isRequired) return { kind: 'unset', path: field.path };
  if (field.kind === 'number') return { kind: 'set', path: field.path, value: Number(value) };
  return { kind: 'set', path: field.path, value: typeof value === 'string' ? tidy(field, value) : value };
};

const toValue = (value: unknown): Value =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

/** The value of a field while somebody types: shown at once, saved after a pause, with what is wrong in words. */
export const useSaving = (field: Field, claims: Opened['claims']) => {
  const say = useWords();
  const editor = useEditor();
  const wrong = (problem: string, value: Value): string =>
    limitProblem(field, value, filled(value, claims).length, say) ??
    say('wrong', { name: field.name, message: problem });
  // What could not be saved is still there when somebody comes back to it.
  const key = keyOf(field.file, field.path);
  const waiting = editor.state.problems.find(({ file, path }) => keyOf(file, path) === key);
  const [value, setShown] = useState<Value>(waiting?.value ?? field.value);
  const [message, setMessage] = useState(waiting && wrong(waiting.message, waiting.value));
  const [theirs, setTheirs] = useState<Value>();
  const [isChanged, setChanged] = useState(waiting !== undefined);
  const base = useRef<Value>(field.value);
  const shown = useRef(filled(field.value, claims));
  const group = useRef(`${Date.now()}-${Math.random()}`);
  const timer = useRef(0);
  const last = useRef<Value>(value);
  const sending = useRef<Promise<void>>(Promise.resolve());

  const save = async (next: Value, from: Value): Promise<void> => {
    const answer = await send<ChangeAnswer>('change', {
      file: field.file,
      changes: [changeFor(field, next)],
      base: { path: field.path, value: from },
      group: group.current,
    }).catch(() => undefined);
    // Edit mode has been stopped; the words wait for it.
    if (!answer) return setMessage(say('notSaved'));
    if (answer.result === 'conflict') {
      setTheirs(toValue(answer.theirs));
      editor.setState(answer.state);
      return;
    }
    if (last.current === next) setMessage(answer.result === 'invalid' ? wrong(answer.message, next) : undefined);
    if (answer.result === 'invalid') {
      editor.setState(answer.state);
      return;
    }
    base.current = next;
    await editor.saved(answer.state, 'words');
    const id = editor.idOf(field.file, field.path);
    // The page may have come back with an earlier state of the words that go on being typed.
    if (id !== undefined && last.current !== next) showWords(id, filled(next, claims), filled(last.current, claims));
  };
  /** One request at a time, so that an earlier word can never overtake a later one. */
  const flush = (): Promise<void> => {
    clearTimeout(timer.current);
    sending.current = sending.current.then(async () => {
      if (last.current !== base.current) await save(last.current, base.current);
    });
    return sending.current;
  };
  const setValue = (next: Value): void => {
    last.current = next;
    setShown(next);
    setChanged(true);
    const text = filled(next, claims);
    setMessage(limitProblem(field, next, text.length, say));
    const id = editor.idOf(field.file, field.path);
    if (id !== undefined && field.kind !== 'markdown') showWords(id, shown.current, text);
    shown.current = text;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void flush(), PAUSE_MS);
  };
  const leave = useRef(flush);
  leave.current = flush;
  // Closing the panel or the window keeps what was typed.
  useEffect(() => {
    const go = () => void leave.current();
    window.addEventListener('pagehide', go);
    return () => {
      window.removeEventListener('pagehide', go);
      go();
    };
  }, []);
  return {
    value,
    setValue,
    flush,
    message,
    isChanged,
    length: filled(value, claims).length,
    theirs,
    /** Both have changed the text: the editor decides. */
    choose: async (choice: 'mine' | 'theirs'): Promise<void> => {
      const other = theirs ?? '';
      setTheirs(undefined);
      base.current = other;
      if (choice === 'theirs') setValue(other);
      else await save(last.current, other);
    },
    back: () => setValue(field.value),
  };
};
