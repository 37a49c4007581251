import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { check } from '../../ui/icons.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Difference } from '../files/differences.ts';
import { type Fault, keyOf } from '../marks/marks.ts';
import type { Choices } from '../publishing/catch-up.ts';
import { say } from '../words.ts';
import { pictureAddress, send, useEditor, useResult } from './editor.ts';
import styles from './parts.module.css';
import { Choice, Problem, Sheet, WordDiff } from './parts.tsx';
import { surroundings } from './surroundings.ts';

function ticked(words: string): string {
  return words === 'true' ? say('tick') : words;
}
interface ChangeProps extends Difference {
  isBusy: boolean;
  onRevert: () => void;
}

function ChangeItem({ file, kind, name, isDraft, before, after, isBusy, onRevert }: ChangeProps) {
  return (
    <li>
      <div className="ends">
        <b>{kind === 'new' ? say(isDraft ? 'isNewDraft' : 'isNew', { name }) : name}</b>
        <Button
          look="unboxed"
          aria-label={say('revert', { name })}
          disabled={isBusy}
          onClick={onRevert}
        >
          {say('undo')}
        </Button>
      </div>
      {kind === 'picture' ? (
        <img
          className={styles.picture}
          src={pictureAddress(file, file.replace(/^.*\//, ''))}
          alt={name}
        />
      ) : (
        <WordDiff before={ticked(before)} after={ticked(after)} />
      )}
    </li>
  );
}

function Faults({ faults }: { faults: (Fault & { name: string })[] }) {
  const { open } = useEditor();
  return (
    <ul>
      {faults.map(({ file, path, name, message }) => (
        <li key={`${keyOf(file, path)} ${message}`}>
          <Button look="unboxed-danger" onClick={() => open({ kind: 'field', file, path })}>
            {say('wrong', { name, message })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** All changes in words, and the way to the public. */
export function Publish() {
  const { state, close, saved, setState } = useEditor();
  const { problems: rejected, isUnsent, publishing } = state;
  const [differences] = useResult('differences', undefined, state.revision);
  const [isKnown = true] = useResult('isKnown');
  const [choices, setChoices] = useState<Choices>({});
  const [problem, setProblem] = useState<string>();
  const form = useId();
  const step = publishing && 'step' in publishing ? publishing.step : undefined;
  const outcome = publishing && 'outcome' in publishing ? publishing.outcome : undefined;
  const hasEnded = useRef(false);
  hasEnded.current = outcome !== undefined;
  // The result waits until an editor who went on working has seen it.
  useEffect(() => {
    const leave = () => void (hasEnded.current && send('dismiss').then(setState));
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [setState]);
  const count = differences?.length ?? 0;
  const reached = outcome?.result === 'published' ? outcome.reached : undefined;
  const conflicts = outcome?.result === 'conflicts' ? outcome.conflicts : [];
  const isDecided = conflicts.every(({ file, path }) => choices[keyOf(file, path)]);
  const canPublish = !step && rejected.length === 0 && isDecided && (count > 0 || isUnsent);
  const { mayPublish } = surroundings();

  const revert = ({ file, path }: Difference) => {
    setProblem(undefined);
    send('revert', { file, path }).then(saved, (error: Error) => setProblem(error.message));
  };
  const publish = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [note, name, mail] = ['note', 'name', 'mail'].map((field) =>
      given.get(field)?.toString(),
    );
    void send('publish', {
      note: note || say('defaultNote', { n: count }),
      name,
      mail,
      choices,
    }).then(setState, (error: Error) => setProblem(error.message));
  };
  const title = (): string => {
    if (reached) return say(reached);
    if (differences === undefined) return say('publish');
    if (count === 0) return say(isUnsent ? 'unsent' : 'noChanges');
    return say(count === 1 ? 'publishOne' : 'publishCount', { n: count });
  };
  const result = (): ReactNode => {
    if (outcome?.result === 'refused')
      return (
        <Notice urgent heading={say('notPublished')}>
          <Faults faults={outcome.problems} />
        </Notice>
      );
    if (outcome?.result === 'failed')
      return (
        <Notice urgent heading={say('notPublished')}>
          <p>{say('nothingLost')}</p>
          <pre>{outcome.message}</pre>
        </Notice>
      );
    return conflicts.map(({ file, path, name, who: colleague, when, mine, theirs }) => {
      const key = keyOf(file, path);
      return (
        <Notice key={key} urgent heading={name}>
          <p>{say('theyChanged', { who: colleague, when })}</p>
          <Choice
            mine={mine}
            theirs={theirs}
            chosen={choices[key]}
            onChoose={(choice) => setChoices({ ...choices, [key]: choice })}
          />
        </Notice>
      );
    });
  };
  return (
    <Sheet
      title={title()}
      foot={
        <>
          <p className="muted" role="status">
            {say(
              step ?? (reached ? `${reached}Help` : mayPublish ? 'publishHelp' : 'mayNotPublish'),
            )}
          </p>
          <Button look="line" onClick={close}>
            {say('keepEditing')}
          </Button>
          {!reached && (
            <Button type="submit" form={form} disabled={!canPublish || !mayPublish}>
              {say('publish')}
            </Button>
          )}
        </>
      }
    >
      {rejected.length > 0 && <Faults faults={rejected} />}
      {result()}
      <Problem words={problem} />
      <ul className={styles.changes}>
        {differences?.map((difference) => (
          <ChangeItem
            key={keyOf(difference.file, difference.path)}
            {...difference}
            isBusy={step !== undefined}
            onRevert={() => revert(difference)}
          />
        ))}
      </ul>
      <form id={form} className={styles.form} onSubmit={publish}>
        {count > 0 && !isKnown && (
          <>
            <Field label={say('yourName')} name="name" autoComplete="name" required />
            <Field label={say('yourMail')} name="mail" type="email" autoComplete="email" required />
          </>
        )}
        {count > 0 && (
          <Field label={`${say('note')} ${say('optional')}`} name="note" maxLength={72} />
        )}
      </form>
      {outcome?.result === 'published' && (
        <p className={styles.problem}>
          <Icon path={check} /> <b>{outcome.note}</b>
        </p>
      )}
    </Sheet>
  );
}
