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
import { innerTime } from '../wording/time.ts';
import styles from './Enquiry.module.css';
import { type ActProps, actKey, type Doing } from './use-act.ts';

/** Pending notes, those written offline among them. */
const useWaitingNotes = (id: string): { once: string; text: string }[] =>
  useMutationState({
    filters: { mutationKey: actKey(id), status: 'pending' },
    select: ({ state: { variables } }) => variables as Doing | undefined,
  }).flatMap((doing) => (doing?.do === 'note' ? [{ once: doing.once ?? '', text: doing.text }] : []));

export const Notes = ({ enquiry, act }: ActProps) => {
  const now = useNow();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const waiting = useWaitingNotes(enquiry.id);
  const [text, setText] = useState(() => readDraft(enquiry.id, (sent) => waiting.some(({ once }) => once === sent)));
  const isRefused = act.isError && act.variables.do === 'note';
  useKeys({ n: () => box.current?.focus() });

  const write = (value: string): void => {
    setText(value);
    keepDraft(enquiry.id, value);
  };
  const add = (event?: FormEvent): void => {
    event?.preventDefault();
    const note = text.trim();
    if (!note) return;
    const once = crypto.randomUUID();
    keepSent(enquiry.id, once, note);
    write('');
    // By its promise: callbacks of mutate() are dropped when another mutation starts.
    act.mutateAsync({ do: 'note', text: note, once }).then(
      () => dropSent(enquiry.id, once),
      () => setText(readDraft(enquiry.id, (sent) => sent !== once)),
    );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add();
    if (event.key === 'Escape') box.current?.blur();
  };
  const shown = [
    ...enquiry.notes.map(({ id: key, text: said, by, at }) => ({
      key,
      said,
      about: fill(words.notes.by, { who: by.name, time: innerTime(at, now) }),
    })),
    ...waiting.map(({ once, text: said }) => ({ key: once, said, about: words.notes.waiting })),
  ];
  return (
    <section>
      <h3>
        {words.notes.heading} <small>{words.notes.onlyDesk}</small>
      </h3>
      <ul className={table.ruled}>
        {shown.map(({ key, said, about }) => (
          <li key={key}>
            <p className={styles.note} dir="auto">
              {said}
            </p>
            <small>{about}</small>
          </li>
        ))}
      </ul>
      <form className={`${field.field} ${styles.add}`} onSubmit={add}>
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
