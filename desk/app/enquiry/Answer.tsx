import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { fill } from '../../../common/wording.ts';
import { Button, LineButton, TextButton } from '../../../ui/Button.tsx';
import field from '../../../ui/Field.module.css';
import { Field } from '../../../ui/Field.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { EnquiryAnswer } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { Refusal } from '../parts/Form.tsx';
import { isKind } from '../state/api.ts';
import { answerKey, keepDraft, readDraft } from '../state/drafts.ts';
import { useMe, useOnline } from '../state/hooks.ts';
import { enquiryQuery, savedAnswersQuery } from '../state/queries.ts';
import { clockTime } from '../wording/time.ts';
import styles from './Enquiry.module.css';
import { type Act, useAct } from './use-act.ts';

const { answer: said } = words;

interface Props {
  enquiry: EnquiryAnswer;
  box: RefObject<HTMLTextAreaElement | null>;
  close: () => void;
}

/** Where an answer is written. It is a draft on the server until it is sent, and after Undo again. */
export function Answer({ enquiry: { id, visitor, answering, thread }, box, close }: Props) {
  const me = useMe();
  const isOnline = useOnline();
  const act = useAct(id);
  // Of its own, so that a draft that was kept does not take away why the answer was not sent.
  const keeping = useAct(id);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: saved = [] } = useQuery(savedAnswersQuery);
  const { firstName, lastName } = visitor;
  const filled = (text: string): string => fill(text, { firstName, lastName, name: me.name });
  const start = filled(`${words.mail.greeting}\n\n\n\n${words.mail.signature}`);
  // From the cache: an answer that was just given back is there before it is rendered.
  const [draft] = useState(
    () => client.getQueryData(enquiryQuery(id).queryKey)?.answering.draft || start,
  );
  const unkept = answerKey(me.id, id);
  const [first] = useState(() => readDraft(unkept) || draft);
  const [text, setText] = useState(first);
  const kept = useRef(draft);
  const tried = useRef({ text: '', once: '' });
  const messages = thread.filter(({ kind }) => kind !== 'message' && kind !== 'note');
  const [seen, setSeen] = useState(messages.at(-1)?.at ?? 0);
  const unseen = messages.filter(({ at }) => at > seen);
  const mayBeSent = isOnline && !act.isPending && text.trim() !== '' && text !== start;

  useEffect(() => {
    const caret = first === start ? start.indexOf('\n') + 2 : first.length;
    box.current?.focus();
    box.current?.setSelectionRange(caret, caret);
  }, [box, first, start]);
  const write = (value: string): void => {
    setText(value);
    keepDraft(unkept, value === start ? '' : value);
  };
  const keep = (): void => {
    if (text === kept.current || !isOnline) return;
    kept.current = text;
    keeping.mutate({ do: 'draft', text: text === start ? '' : text });
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
    // The same text is one answer, however often it is tried; a changed one must not be taken for it.
    if (tried.current.text !== text) tried.current = { text, once: crypto.randomUUID() };
    await act.mutateAsync({ do: 'send', seen: seenNow, ...tried.current }).then(close, () => {
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
    current.setRangeText(filled(passage), current.selectionStart, current.selectionEnd, 'end');
    write(current.value);
  };
  const choices = saved.map(({ name, language, text: passage }) => ({
    label: [name, language].filter(Boolean).join(', '),
    onPress: () => insert(passage),
  }));
  const edit = { label: said.editSaved, onPress: () => void navigate({ to: '/desk/answers' }) };
  return (
    <form className={`${field.field} ${styles.add}`} onSubmit={(event) => event.preventDefault()}>
      <Field
        ref={box}
        label={fill(said.to, { address: visitor.email })}
        hint={answering.subject}
        error={
          !isKind(act.error, 'conflict') && (
            <Refusal error={act.error ?? keeping.error} special={{ malformed: said.tooLong }} />
          )
        }
        rows={10}
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={keep}
        onKeyDown={onKeyDown}
      />
      {answering.quotation && (
        <details>
          <summary>{said.quoted}</summary>
          <p className={`muted ${styles.said}`} dir="auto">
            {answering.quotation}
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
          {unseen.length > 0 ? said.sendToo : said.send}
        </Button>
        <Menu
          label={said.saved}
          groups={[...(choices.length > 0 ? [{ items: choices }] : []), { items: [edit] }]}
        />
        <TextButton onClick={leave}>{unseen.length > 0 ? said.keep : said.close}</TextButton>
        <small role="status">{keeping.isSuccess && said.kept}</small>
      </div>
    </form>
  );
}

/** Where the mail program sends it, only the person knows whether it was sent. */
export function ConfirmSent({ act, close }: { act: Act; close: () => void }) {
  const yes = (): void => {
    act.mutate({ do: 'answer' });
    close();
  };
  return (
    <Notice
      urgent
      heading={said.sentHeading}
      actions={
        <>
          <Button onClick={yes}>{said.sentYes}</Button>
          <LineButton onClick={close}>{said.sentNo}</LineButton>
        </>
      }
    >
      <p>{said.sentText}</p>
    </Notice>
  );
}
