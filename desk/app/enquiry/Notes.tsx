import { useMutationState } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import field from '../../../ui/Field.module.css';
import table from '../../../ui/Table.module.css';
import words from '../../words.json' with { type: 'json' };
import { Refusal } from '../parts/Fault.tsx';
import { dropSent, keepDraft, keepSent, readDraft } from '../state/drafts.ts';
import { useNow } from '../state/hooks.ts';
import { useKeys } from '../state/keys.ts';
import { longTime } from '../wording/time.ts';
import styles from './Enquiry.module.css';
import { type ActProps, actKey, type Doing } from './use-act.ts';

/** Notes on their way: those that were written while offline wait to be sent. */
const useWaitingNotes = (id: string): { once: string; text: string }[] =>
  useMutationState({
    filters: { mutationKey: actKey(id), status: 'pending' },
    select: ({ state: { variables } }) => variables as Doing | undefined,
  }).flatMap((doing) => (doing?.action.do === 'note' ? [{ once: doing.once ?? '', text: doing.action.text }] : []));

export const Notes = ({ enquiry, act }: ActProps) => {
  const now = useNow();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const waiting = useWaitingNotes(enquiry.id);
  const [text, setText] = useState(() => readDraft(enquiry.id, (sent) => waiting.some(({ once }) => once === sent)));
  const isRefused = act.isError && act.variables.action.do === 'note';
  useKeys({ n: () => box.current?.focus() });

  const write = (value: string): void => {
    setText(value);
    keepDraft(enquiry.id, value);
  };
  const add = (): void => {
    const note = text.trim();
    if (!note) return;
    const once = crypto.randomUUID();
    keepSent(enquiry.id, once, note);
    write('');
    // By its promise: the callbacks of mutate() are forgotten when something else is done meanwhile.
    act.mutateAsync({ action: { do: 'note', text: note }, said: words.said.noted, once }).then(
      () => dropSent(enquiry.id, once),
      () => setText(readDraft(enquiry.id, (sent) => sent !== once)),
    );
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    add();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add();
    if (event.key === 'Escape') box.current?.blur();
  };
  return (
    <section>
      <h3>
        {words.notes.heading} <small>{words.notes.onlyDesk}</small>
      </h3>
      <ul className={`${table.ruled} ${styles.notes}`}>
        {enquiry.notes.map((note) => (
          <li key={note.id}>
            <p dir="auto">{note.text}</p>
            <small>{fill(words.notes.by, { who: note.by.name, time: longTime(note.at, now, 'inSentence') })}</small>
          </li>
        ))}
        {waiting.map((note) => (
          <li key={note.once}>
            <p dir="auto">{note.text}</p>
            <small>{words.notes.waiting}</small>
          </li>
        ))}
      </ul>
      <form className={field.field} onSubmit={onSubmit}>
        <label className={field.label} htmlFor={id}>
          {words.notes.add}
        </label>
        {isRefused && <Refusal id={`${id}-error`} error={act.error} />}
        <div className={`cluster ${styles.row}`}>
          <textarea
            ref={box}
            id={id}
            className={field.input}
            rows={1}
            dir="auto"
            maxLength={5000}
            value={text}
            aria-describedby={isRefused ? `${id}-error` : undefined}
            onChange={({ target }) => write(target.value)}
            onKeyDown={onKeyDown}
          />
          <Button look="line" type="submit">
            {words.notes.button}
          </Button>
        </div>
      </form>
    </section>
  );
};
