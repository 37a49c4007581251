import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { fill } from '../../../common/wording.ts';
import { Button, LineButton, TextButton } from '../../../ui/Button.tsx';
import field from '../../../ui/Field.module.css';
import { Field } from '../../../ui/Field.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { EnquiryResponse } from '../../api/responses.ts';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { Refusal } from '../parts/Form.tsx';
import { DeskError, isKind, remove, sendFiles } from '../state/api.ts';
import { keepDraft, readDraft, replyKey } from '../state/drafts.ts';
import { useChange, useMe, useOnline } from '../state/hooks.ts';
import { enquiryQuery, savedRepliesQuery } from '../state/queries.ts';
import { nameOf } from '../wording/history.ts';
import { clockTime, longTime } from '../wording/time.ts';
import styles from './Enquiry.module.css';
import { type Act, useAct } from './use-act.ts';

const labels = words.reply;

interface Props {
  enquiry: EnquiryResponse;
  box: RefObject<HTMLTextAreaElement | null>;
  close: () => void;
  /** The thread is passed on to others. */
  isForward: boolean;
}

/** All that was said so far, the oldest first, without notes. */
function threadText(thread: EnquiryResponse['thread'], visitor: string): string {
  return thread
    .filter(({ kind }) => kind !== 'note')
    .map(({ by, at, text }) => {
      const head = { who: by?.name ?? visitor, time: longTime(at, Date.now()) };
      return `${fill(words.mail.forwarded, head)}\n${text}`;
    })
    .join('\n\n');
}

/** The files that go out with a reply; they are kept with its draft. */
function Files({ id, files }: { id: string; files: EnquiryResponse['replying']['files'] }) {
  const { queryKey } = enquiryQuery(id);
  const add = useChange(
    queryKey,
    (list: readonly File[]) => sendFiles(id, list),
    () => undefined,
  );
  const end = useChange(
    queryKey,
    (file: string) => remove(apiPaths.draftFile(file)),
    () => undefined,
  );
  return (
    <>
      <Field
        label={labels.files}
        error={<Refusal error={add.error} special={{ 'too-large': labels.filesTooLarge }} />}
        type="file"
        multiple
        disabled={add.isPending}
        onChange={({ target }) => {
          add.mutate([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {files.map(({ id: file, name }) => (
        <TextButton key={file} onClick={() => end.mutate(file)}>
          {fill(labels.removeFile, { name })}
        </TextButton>
      ))}
    </>
  );
}

/** Where a reply is written. It is a draft on the server until it is sent, and after Undo again. */
export function Reply({ enquiry, box, close, isForward }: Props) {
  const { id, visitor, replying, thread } = enquiry;
  const me = useMe();
  const isOnline = useOnline();
  const act = useAct(id);
  // Of its own, so that a draft that was kept does not take away why the reply was not sent.
  const keeping = useAct(id);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: saved = [] } = useQuery(savedRepliesQuery);
  const { firstName, lastName } = visitor;
  const filled = (text: string): string => fill(text, { firstName, lastName, name: me.name });
  const job = me.job && `${me.job}\n`;
  const signature = me.signature || fill(words.mail.signature, { name: me.name, job });
  const start = isForward
    ? `\n\n${signature}\n\n${threadText(thread, nameOf(visitor))}`
    : `${filled(words.mail.greeting)}\n\n\n\n${signature}`;
  // From the cache: a reply that was just given back is there before it is rendered.
  const [draft] = useState(
    () => (!isForward && client.getQueryData(enquiryQuery(id).queryKey)?.replying.draft) || start,
  );
  const unkept = replyKey(me.id, id);
  const [first] = useState(() => (isForward ? '' : readDraft(unkept)) || draft);
  const [text, setText] = useState(first);
  const kept = useRef(draft);
  const versionKey = `version ${unkept}`;
  /** That of the draft which the text goes on from. What this browser alone has went on from an older one. */
  const version = useRef(Number(readDraft(versionKey)) || replying.draftVersion);
  const [to, setTo] = useState(isForward ? '' : replying.to.join(', '));
  const [cc, setCc] = useState(isForward ? '' : replying.cc.join(', '));
  const listOf = (typed: string) => typed.split(',').flatMap((one) => one.trim() || []);
  const free = replying.people.filter(
    ({ address }) => ![...listOf(to), ...listOf(cc)].includes(address),
  );
  const tried = useRef({ text: '', once: '' });
  const messages = thread.filter(({ kind }) => kind !== 'message' && kind !== 'note');
  const [seen, setSeen] = useState(messages.at(-1)?.at ?? 0);
  const refused = act.error ?? keeping.error;
  const refusedField = refused instanceof DeskError ? refused.response?.field : undefined;
  const other = isKind(refused, 'newer-draft') ? replying.draft : '';
  const unseen = messages.filter(({ at }) => at > seen);
  const isWritten = text.trim() !== '' && (isForward || text !== start) && listOf(to).length > 0;
  const mayBeSent = isOnline && !act.isPending && isWritten && !other;

  const decide = (chosen: string): void => {
    version.current = replying.draftVersion;
    for (const one of [act, keeping]) one.reset();
    kept.current = '';
    write(chosen);
  };

  useEffect(() => {
    const caret = first === start ? start.indexOf('\n') + 2 : first.length;
    box.current?.focus();
    box.current?.setSelectionRange(caret, caret);
  }, [box, first, start]);
  const write = (value: string): void => {
    setText(value);
    if (isForward) return;
    keepDraft(unkept, value === start ? '' : value);
    keepDraft(versionKey, value === start ? '' : String(version.current));
  };
  const goOnFrom = ({ enquiry }: { enquiry: EnquiryResponse }): void => {
    version.current = enquiry.replying.draftVersion;
    keepDraft(versionKey, '');
  };
  const keep = (): void => {
    if (isForward || text === kept.current || !isOnline) return;
    kept.current = text;
    const doing = { text: text === start ? '' : text, draftVersion: version.current };
    keeping.mutateAsync({ do: 'keep-draft', ...doing }).then(goOnFrom, () => {});
  };
  useEffect(() => {
    const timer = setTimeout(keep, 1000);
    return () => clearTimeout(timer);
  });
  const leave = (): void => {
    keep();
    close();
  };

  const send = async (): Promise<void> => {
    if (!mayBeSent) return;
    const seenNow = messages.at(-1)?.at ?? 0;
    setSeen(seenNow);
    kept.current = text;
    // The same text is one reply, however often it is tried; a changed one must not be taken for
    // it.
    if (tried.current.text !== text) tried.current = { text, once: crypto.randomUUID() };
    const recipients = { to: listOf(to), cc: listOf(cc), isForward };
    const draftVersion = isForward ? undefined : version.current;
    await act
      .mutateAsync({
        do: 'send-reply',
        seen: seenNow,
        draftVersion,
        ...recipients,
        ...tried.current,
      })
      .then(close, () => {
        kept.current = '';
      });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && unseen.length === 0)
      void send();
    if (event.key === 'Escape') leave();
  };
  const insert = (passage: string): void => {
    const { current } = box;
    if (!current) return;
    current.focus();
    // It greets in its own language.
    if (text === start && /\{(?:first|last)Name\}/.test(passage)) {
      const end = passage.includes('{name}') ? '' : `\n\n${signature}`;
      write(`${filled(passage)}${end}`);
      return;
    }
    current.setRangeText(filled(passage), current.selectionStart, current.selectionEnd, 'end');
    write(current.value);
  };
  const choices = saved.map(({ name, language, text: passage }) => ({
    label: [name, language].filter(Boolean).join(', '),
    onPress: () => insert(passage),
  }));
  const edit = {
    label: labels.editSaved,
    onPress: () => void navigate({ to: '/desk/saved-replies' }),
  };
  return (
    <form className={`${field.field} ${styles.add}`} onSubmit={(event) => event.preventDefault()}>
      <Field
        label={labels.to}
        hint={labels.addressesHint}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <Field label={labels.cc} value={cc} onChange={({ target }) => setCc(target.value)} />
      {free.length > 0 && (
        <div className="cluster">
          {free.map(({ address }) => (
            <TextButton key={address} onClick={() => setTo([...listOf(to), address].join(', '))}>
              {fill(labels.addTo, { address })}
            </TextButton>
          ))}
        </div>
      )}
      <Field
        ref={box}
        label={isForward ? labels.forwardText : labels.text}
        hint={isForward ? undefined : replying.subject}
        error={
          !isKind(act.error, 'conflict') && (
            <Refusal
              error={act.error ?? keeping.error}
              special={{
                malformed: refusedField === 'action.to' ? labels.wrongAddress : labels.tooLong,
              }}
            />
          )
        }
        rows={10}
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={keep}
        onKeyDown={onKeyDown}
      />
      {other && (
        <Notice
          urgent
          heading={labels.newer}
          actions={
            <>
              <LineButton onClick={() => decide(other)}>{labels.useOther}</LineButton>
              <LineButton onClick={() => decide(text)}>{labels.keepMine}</LineButton>
            </>
          }
        >
          <p>{labels.newerText}</p>
          <p className={styles.text} dir="auto">
            {other}
          </p>
        </Notice>
      )}
      <Files id={id} files={replying.files} />
      {replying.quotation && !isForward && to === replying.to.join(', ') && (
        <details>
          <summary>{labels.quoted}</summary>
          <p className={`muted ${styles.text}`} dir="auto">
            {replying.quotation}
          </p>
        </details>
      )}
      {unseen.map(({ id: key, kind, by, at }) => (
        <p key={key} className={field.error} role="alert">
          {fill(words.conflict.at, {
            what: fill(words.thread[kind], { who: by?.name ?? `${firstName} ${lastName}` }),
            time: clockTime(at),
          })}
        </p>
      ))}
      <div className={`cluster ${styles.row}`}>
        <Button disabled={!mayBeSent} onClick={() => void send()}>
          {unseen.length > 0 ? labels.sendToo : labels.send}
        </Button>
        <Menu
          label={labels.saved}
          groups={[...(choices.length > 0 ? [{ items: choices }] : []), { items: [edit] }]}
        />
        <TextButton onClick={leave}>{unseen.length > 0 ? labels.keep : labels.close}</TextButton>
        <small role="status">{keeping.isSuccess && labels.kept}</small>
      </div>
    </form>
  );
}

/** Where the mail program sends it, only the person knows whether it was sent. */
export function ConfirmSent({ act, close }: { act: Act; close: () => void }) {
  const yes = (): void => {
    act.mutate({ do: 'mark-answered' });
    close();
  };
  return (
    <Notice
      urgent
      heading={labels.sentHeading}
      actions={
        <>
          <Button onClick={yes}>{labels.sentYes}</Button>
          <LineButton onClick={close}>{labels.sentNo}</LineButton>
        </>
      }
    >
      <p>{labels.sentText}</p>
    </Notice>
  );
}
