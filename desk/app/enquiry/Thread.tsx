import { useMutationState } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import field from '../../../ui/Field.module.css';
import table from '../../../ui/Table.module.css';
import type { Said } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { Refusal } from '../parts/Fault.tsx';
import { dropSent, keepDraft, keepSent, readDraft } from '../state/drafts.ts';
import { useMe, useNow } from '../state/hooks.ts';
import { useKeys } from '../state/keys.ts';
import { linked } from '../wording/linked.ts';
import { longTime } from '../wording/time.ts';
import styles from './Enquiry.module.css';
import { Outcome } from './Facts.tsx';
import { Mail } from './Mail.tsx';
import { type ActProps, actKey, type Doing } from './use-act.ts';

/** Pending notes, those written offline among them. */
const useWaitingNotes = (id: string): { once: string; text: string }[] =>
  useMutationState({
    filters: { mutationKey: actKey(id), status: 'pending' },
    select: ({ state: { variables } }) => variables as Doing | undefined,
  }).flatMap((doing) => (doing?.do === 'note' ? [{ once: doing.once ?? '', text: doing.text }] : []));

const Linked = ({ text }: { text: string }) =>
  linked(text).map(({ at, text: piece, href }) =>
    href ? (
      <a key={at} href={href} target="_blank" rel="noreferrer">
        {piece}
      </a>
    ) : (
      piece
    ),
  );

interface EntryProps {
  kind: Said['kind'];
  who: string;
  /** When it was said, or that it waits. */
  time: string;
  children: ReactNode;
  /** What came with it. */
  mail?: ReactNode;
  /** What belongs to it: its buttons, what became of it. */
  below?: ReactNode;
}

/** One thing that was said. */
const Entry = ({ kind, who, time, children, mail, below }: EntryProps) => (
  <li data-kind={kind}>
    <p className="ends">
      <strong>{fill(words.thread[kind], { who })}</strong>
      <small>{time}</small>
    </p>
    <p className={styles.said} dir="auto">
      {children}
    </p>
    {mail}
    {below}
  </li>
);

interface Props extends ActProps {
  /** Opens the editor of answers; undefined while it is open. */
  answer: (() => void) | undefined;
  /** The editor. */
  children: ReactNode;
}

export const Thread = ({ enquiry, act, answer, children }: Props) => {
  const now = useNow();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const waiting = useWaitingNotes(enquiry.id);
  const me = useMe();
  const draft = `${me.id} ${enquiry.id}`;
  const [text, setText] = useState(() => readDraft(draft, (sent) => waiting.some(({ once }) => once === sent)));
  const [corrected, setCorrected] = useState<string>();
  const isRefused = act.isError && act.variables.do.startsWith('note');
  useKeys({ n: () => box.current?.focus() });

  const write = (value: string): void => {
    setText(value);
    keepDraft(draft, value);
  };
  const add = (event?: FormEvent): void => {
    event?.preventDefault();
    const note = text.trim();
    if (!note) return;
    const once = crypto.randomUUID();
    keepSent(draft, once, note);
    write('');
    setCorrected(undefined);
    const doing: Doing = corrected
      ? { do: 'note-correct', note: corrected, text: note }
      : { do: 'note', text: note, once };
    // By its promise: callbacks of mutate() are dropped when another mutation starts.
    act.mutateAsync(doing).then(
      () => dropSent(draft, once),
      () => {
        setText(readDraft(draft, (sent) => sent !== once));
        setCorrected(corrected);
      },
    );
  };
  const correct = (note: string, said: string): void => {
    write(said);
    setCorrected(note);
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add();
    if (event.key !== 'Escape') return;
    box.current?.blur();
    if (corrected) write('');
    setCorrected(undefined);
  };
  const { firstName, lastName } = enquiry.visitor;
  const visitor = fill(words.enquiry.name, { firstName, lastName });
  const takeBack = ({ id: message }: Said): void => {
    act.mutateAsync({ do: 'unsend', message }).then(answer, () => {});
  };
  const outcomeOf = (said: Said) => {
    const delivery = enquiry.deliveries.find(({ message }) => message === said.id);
    if (!delivery) return null;
    return (
      <>
        <Outcome delivery={delivery} act={act} />
        {answer && (delivery.state !== 'delivered' || said.bounced !== null) && (
          <Button look="unboxed" onClick={() => takeBack(said)}>
            {delivery.attempts === 0 ? words.said.undo : words.answer.correct}
          </Button>
        )}
      </>
    );
  };
  const buttonsOf = ({ id: note, text: said }: Said) => (
    <div className={`cluster ${styles.row}`}>
      <Button look="unboxed" disabled={text.trim() !== ''} onClick={() => correct(note, said)}>
        {words.notes.correct}
      </Button>
      <Button look="unboxed" onClick={() => act.mutate({ do: 'note-remove', note })}>
        {words.notes.remove}
      </Button>
    </div>
  );
  return (
    <section>
      <h3>{words.thread.heading}</h3>
      <ol className={`${table.ruled} ${styles.thread}`}>
        {enquiry.thread.map((said) => (
          <Entry
            key={said.id}
            kind={said.kind}
            who={said.by?.name ?? visitor}
            time={longTime(said.at, now)}
            mail={<Mail said={said} />}
            below={
              said.kind === 'answer'
                ? outcomeOf(said)
                : said.kind === 'note' && said.by?.id === me.id && buttonsOf(said)
            }
          >
            {said.text === '' && said.leftOut === null && words.message.none}
            {/* Suspected spam is not one press away from its links. */}
            {enquiry.spam.isQuarantined ? said.text : <Linked text={said.text} />}
          </Entry>
        ))}
        {waiting.map(({ once, text: said }) => (
          <Entry key={once} kind="note" who={me.name} time={words.notes.waiting}>
            {said}
          </Entry>
        ))}
      </ol>
      {answer && enquiry.answering.canSend && enquiry.answering.draft !== '' && (
        <div className={`cluster ${styles.add} ${styles.row}`}>
          {words.answer.kept}
          <Button look="line" onClick={answer}>
            {words.answer.goOn}
          </Button>
          <Button look="unboxed" onClick={() => act.mutate({ do: 'draft', text: '' })}>
            {words.answer.discard}
          </Button>
        </div>
      )}
      {children}
      <form className={`${field.field} ${styles.add}`} onSubmit={add}>
        <label className={field.label} htmlFor={id}>
          {corrected ? words.notes.correcting : words.notes.add}
        </label>
        {isRefused && <Refusal id={`${id}-error`} error={act.error} special={{ malformed: words.notes.tooLong }} />}
        <div className={`cluster ${styles.row}`}>
          <textarea
            ref={box}
            id={id}
            className={field.input}
            rows={1}
            dir="auto"
            value={text}
            aria-describedby={isRefused ? `${id}-error` : undefined}
            onChange={({ target }) => write(target.value)}
            onKeyDown={onKeyDown}
          />
          <Button look="line" type="submit">
            {corrected ? words.notes.save : words.notes.button}
          </Button>
        </div>
      </form>
    </section>
  );
};
