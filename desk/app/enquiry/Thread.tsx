import { useMutationState } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { fill, join } from '../../../common/wording.ts';
import { LineButton, TextButton } from '../../../ui/Button.tsx';
import field from '../../../ui/Field.module.css';
import { Field } from '../../../ui/Field.tsx';
import table from '../../../ui/Table.module.css';
import type { Message } from '../../api/responses.ts';
import { apiPaths } from '../../contract/paths.ts';
import { CHANNELS } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import { Refusal } from '../parts/Form.tsx';
import { keepDraft, readDraft } from '../state/drafts.ts';
import { useKeys, useMe, useNow } from '../state/hooks.ts';
import { nameOf } from '../wording/history.ts';
import { linked } from '../wording/links.ts';
import { longTime } from '../wording/time.ts';
import styles from './Enquiry.module.css';
import { Outcome } from './Facts.tsx';
import { type ActProps, actKey, type Doing } from './use-act.ts';

/** Pending notes, those written offline among them. */
function useWaitingNotes(id: string): { once: string; text: string }[] {
  return useMutationState({
    filters: { mutationKey: actKey(id), status: 'pending' },
    select: ({ state: { variables } }) => variables as Doing | undefined,
  }).flatMap((doing) =>
    doing?.do === 'add-note' ? [{ once: doing.once ?? '', text: doing.text }] : [],
  );
}

function Linked({ text }: { text: string }) {
  return linked(text).map(({ at, text: piece, href }) =>
    href ? (
      <a key={at} dir="ltr" href={href} target="_blank" rel="noreferrer">
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}

const bytes = new Intl.NumberFormat('en', {
  notation: 'compact',
  style: 'unit',
  unit: 'byte',
  unitDisplay: 'narrow',
});

/** Attachments of a reply, and whether it bounced. */
function MailParts({ message, visitor }: { message: Message; visitor: string }) {
  const { quoted, leftOut, files, bounced, to, cc } = message;
  const isToOthers = cc.length > 0 || (to.length > 0 && to.join() !== visitor);
  return (
    <>
      {isToOthers && (
        <p className="muted">
          {fill(words.reply.sentTo, { to: join(to) })}
          {cc.length > 0 && `, ${fill(words.reply.copyTo, { cc: join(cc) })}`}
        </p>
      )}
      {leftOut && <p className="muted">{words.thread[leftOut]}</p>}
      {quoted !== '' && (
        <details>
          <summary>{words.thread.earlier}</summary>
          <p className={styles.text} dir="auto">
            {quoted}
          </p>
        </details>
      )}
      {files.length > 0 && (
        <ul aria-label={words.thread.files}>
          {files.map(({ id, name, size, isKept }) => {
            const what = fill(words.thread[isKept ? 'file' : 'tooLarge'], {
              name,
              size: bytes.format(size),
            });
            return <li key={id}>{isKept ? <a href={apiPaths.file(id)}>{what}</a> : what}</li>;
          })}
        </ul>
      )}
      {bounced !== null && (
        <p data-state="parked">{fill(words.thread.bounced, { receipt: bounced })}</p>
      )}
    </>
  );
}

interface EntryProps {
  kind: Message['kind'];
  who: string;
  time: string;
  text: ReactNode;
  children?: ReactNode;
}

function Entry({ kind, who, time, text, children }: EntryProps) {
  return (
    <li data-kind={kind}>
      <p className="ends">
        <strong>{fill(words.thread[kind], { who })}</strong>
        <small>{time}</small>
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {children}
    </li>
  );
}

const KINDS = ['note', ...CHANNELS] as const;

interface Props extends ActProps {
  /** Opens the editor of replies; undefined while it is open. */
  reply: (() => void) | undefined;
  children: ReactNode;
}

export function Thread({ enquiry, act, reply, children }: Props) {
  const now = useNow();
  const box = useRef<HTMLTextAreaElement>(null);
  const waiting = useWaitingNotes(enquiry.id);
  const me = useMe();
  const draft = `${me.id} ${enquiry.id}`;
  const [text, setText] = useState(() =>
    readDraft(draft, (sent) => waiting.some(({ once }) => once === sent)),
  );
  const [how, setHow] = useState<keyof typeof words.notes.kinds>('note');
  const [corrected, setCorrected] = useState<string>();
  const isRefused = act.isError && act.variables.do.endsWith('-note');
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
    keepDraft(`${draft} ${once}`, note);
    write('');
    setCorrected(undefined);
    const added: Doing =
      how === 'note'
        ? { do: 'add-note', text: note, once }
        : { do: 'spoke', how, text: note, once };
    const doing: Doing = corrected ? { do: 'correct-note', note: corrected, text: note } : added;
    setHow('note');
    // By its promise: callbacks of mutate() are dropped when another mutation starts.
    act.mutateAsync(doing).then(
      () => keepDraft(`${draft} ${once}`, ''),
      () => {
        setText(readDraft(draft, (sent) => sent !== once));
        setCorrected(corrected);
      },
    );
  };
  const correct = (note: string, before: string): void => {
    write(before);
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
  const takeBack = (message: string): void => {
    act.mutateAsync({ do: 'take-back-reply', message }).then(reply, () => {});
  };
  const outcomeOf = ({ id, kind, isInvitation, bounced }: Message) => {
    const delivery = enquiry.deliveries.find(({ message }) => message === id);
    if (!delivery) return null;
    return (
      <>
        <Outcome delivery={delivery} act={act} />
        {reply &&
          !isInvitation &&
          kind !== 'forward' &&
          (delivery.state !== 'delivered' || bounced !== null) && (
            <TextButton onClick={() => takeBack(id)}>
              {delivery.attempts === 0 ? words.done.undo : words.reply.correct}
            </TextButton>
          )}
      </>
    );
  };
  const buttonsOf = ({ id: note, text: before }: Message) => (
    <div className={`cluster ${styles.row}`}>
      <TextButton disabled={text.trim() !== ''} onClick={() => correct(note, before)}>
        {words.notes.correct}
      </TextButton>
      <TextButton onClick={() => act.mutate({ do: 'remove-note', note })}>
        {words.notes.remove}
      </TextButton>
    </div>
  );
  const textOf = ({ text: written, leftOut }: Message) => {
    if (written === '' && leftOut === null) return words.message.none;
    // Suspected spam is not one press away from its links.
    return enquiry.spam.isQuarantined ? written : <Linked text={written} />;
  };
  return (
    <section>
      <h3>{words.thread.heading}</h3>
      <ol className={`${table.ruled} ${styles.thread}`}>
        {enquiry.thread.map((message) => {
          const { id, kind, by, at } = message;
          return (
            <Entry
              key={id}
              kind={kind}
              who={by?.name ?? nameOf(enquiry.visitor)}
              time={longTime(at, now)}
              text={textOf(message)}
            >
              <MailParts message={message} visitor={enquiry.visitor.email} />
              {(kind === 'our-reply' || kind === 'forward') && outcomeOf(message)}
              {kind === 'note' && by?.id === me.id && buttonsOf(message)}
            </Entry>
          );
        })}
        {waiting.map(({ once, text: note }) => (
          <Entry key={once} kind="note" who={me.name} time={words.notes.waiting} text={note} />
        ))}
      </ol>
      {reply && enquiry.replying.canSend && enquiry.replying.draft !== '' && (
        <div className={`cluster ${styles.add} ${styles.row}`}>
          {words.reply.kept}
          <LineButton onClick={reply}>{words.reply.goOn}</LineButton>
          <TextButton onClick={() => act.mutate({ do: 'keep-draft', text: '' })}>
            {words.reply.discard}
          </TextButton>
        </div>
      )}
      {children}
      <form className={`cluster ${styles.add} ${styles.row}`} onSubmit={add}>
        <Field
          ref={box}
          label={corrected ? words.notes.correcting : words.notes.add}
          error={
            isRefused && <Refusal error={act.error} special={{ malformed: words.notes.tooLong }} />
          }
          rows={1}
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
        />
        {!corrected && !enquiry.spam.isQuarantined && (
          <select
            className={field.input}
            aria-label={words.notes.what}
            value={how}
            onChange={({ target }) => setHow(KINDS.find((kind) => kind === target.value) ?? 'note')}
          >
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {words.notes.kinds[kind]}
              </option>
            ))}
          </select>
        )}
        <LineButton type="submit">{corrected ? words.notes.save : words.notes.button}</LineButton>
      </form>
    </section>
  );
}
