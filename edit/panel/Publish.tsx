import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { check } from '../../ui/icons.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Choice, Conflict, Difference, PublishAnswer, PublishOrder } from '../contract.ts';
import { keyOf } from '../marks/places.ts';
import { say } from '../words.ts';
import { send } from './api.ts';
import { STEPS } from './Bar.tsx';
import { useEditor } from './editor.ts';
import styles from './parts.module.css';
import { Problem, SideBySide, WordDiff } from './parts.tsx';
import { Sheet } from './Sheet.tsx';

interface ConflictProps {
  conflict: Conflict;
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

const ConflictItem = ({ conflict: { name, who, when, mine, theirs }, chosen, onChoose }: ConflictProps) => (
  <li>
    <p>
      <b>{name}</b> {say('theyChanged', { who, when })}
    </p>
    <SideBySide
      sides={[
        [say('yours'), mine],
        [say('theirs'), theirs],
      ]}
    />
    <div className={styles.actions}>
      {(['mine', 'theirs'] as const).map((choice) => (
        <Button key={choice} look="line" aria-pressed={chosen === choice} onClick={() => onChoose(choice)}>
          {say(choice === 'mine' ? 'useMine' : 'useTheirs')}
        </Button>
      ))}
    </div>
  </li>
);

interface ChangeProps {
  difference: Difference;
  isBusy: boolean;
  onTakeBack: () => void;
}

const ticked = (words: string): string => (words === 'true' ? say('tick') : words);
const ChangeItem = ({ difference, isBusy, onTakeBack }: ChangeProps) => {
  const { file, kind, name, isDraft, before, after } = difference;
  return (
    <li>
      <div className={styles.split}>
        <b>{kind === 'new' ? say(isDraft ? 'isNewDraft' : 'isNew', { name }) : name}</b>
        <Button look="unboxed" aria-label={say('takeBack', { name })} disabled={isBusy} onClick={onTakeBack}>
          {say('undo')}
        </Button>
      </div>
      {kind === 'picture' ? (
        <img className={styles.picture} src={`/__edit/picture?file=${encodeURIComponent(file)}`} alt={name} />
      ) : (
        <WordDiff before={ticked(before)} after={ticked(after)} />
      )}
    </li>
  );
};

/** All changes in words, and the way to the public. */
export const Publish = () => {
  const editor = useEditor();
  const { publishing, setPublishing, close } = editor;
  const { problems: waiting, isUnsent } = editor.state;
  const [differences, setDifferences] = useState<Difference[]>();
  const [who, setWho] = useState({ name: '', mail: '' });
  const [isKnown, setKnown] = useState(true);
  const [note, setNote] = useState('');
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const [problem, setProblem] = useState<string>();
  const load = async () => setDifferences(await send('differences'));
  useEffect(() => {
    void send('editor').then((known) => {
      setWho(known);
      setKnown(known.name !== '' && known.mail !== '');
    });
  }, []);
  const step = publishing && 'step' in publishing ? publishing.step : undefined;
  const answer = publishing && 'answer' in publishing ? publishing.answer : undefined;
  const seen = useRef(() => {});
  seen.current = () => answer && setPublishing(undefined);
  // The result waits for an editor who went on meanwhile, until it has been seen.
  useEffect(() => () => seen.current(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be sent is recorded all the same, and is no change any more
  useEffect(() => {
    void load();
  }, [answer]);
  const count = differences?.length ?? 0;
  const isDone = answer?.result === 'published';
  const conflicts = answer?.result === 'conflicts' ? answer.conflicts : [];
  const isDecided = conflicts.every(({ file, path }) => choices[keyOf(file, path)]);
  const canPublish =
    !step && waiting.length === 0 && isDecided && who.name !== '' && who.mail !== '' && (count > 0 || isUnsent);

  const takeBack = async ({ file, path }: Difference) => {
    setProblem(undefined);
    await editor.saved(await send('takeBack', { file, path }), 'lists');
    await load();
  };
  const publish = async () => {
    setPublishing({ step: 'checking' });
    const order: PublishOrder = { ...who, note: note.trim() || say('defaultNote', { n: count }), choices };
    const failed = (): PublishAnswer => ({ result: 'failed', message: say('stopped') });
    setPublishing({ answer: await send('publish', order).catch(failed) });
  };
  const title = (): string => {
    if (isDone) return say('published');
    if (differences === undefined) return say('publish');
    if (count === 0) return say(isUnsent ? 'unsent' : 'noChanges');
    return say(count === 1 ? 'publishOne' : 'publishCount', { n: count });
  };
  const status = step ? STEPS[step] : say(isDone ? 'publishedHelp' : 'publishHelp');
  const result = (): ReactNode => {
    if (answer?.result === 'refused')
      return (
        <Notice urgent heading={say('notPublished')}>
          <ul>
            {answer.problems.map(({ file, name, message, path }) => (
              <li key={`${file}-${path.join('.')}-${message}`}>
                <Button look="unboxed" onClick={() => editor.open({ kind: 'field', file, path })}>
                  {say('wrong', { name, message })}
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      );
    if (answer?.result === 'failed')
      return (
        <Notice urgent heading={say('notPublished')}>
          <p>{say('nothingLost')}</p>
          <pre>{answer.message}</pre>
        </Notice>
      );
    return (
      conflicts.length > 0 && (
        <Notice urgent heading={say('chooseFirst')}>
          <ul>
            {conflicts.map((conflict) => {
              const key = keyOf(conflict.file, conflict.path);
              const choose = (choice: Choice) => setChoices({ ...choices, [key]: choice });
              return <ConflictItem key={key} conflict={conflict} chosen={choices[key]} onChoose={choose} />;
            })}
          </ul>
        </Notice>
      )
    );
  };
  return (
    <Sheet
      title={title()}
      isWide
      foot={
        <>
          <p role="status">{status}</p>
          <Button look="line" onClick={close}>
            {say('keepEditing')}
          </Button>
          {!isDone && (
            <Button disabled={!canPublish} onClick={() => void publish()}>
              {say('publish')}
            </Button>
          )}
        </>
      }
    >
      {waiting.map(({ file, path, name }) => (
        <Problem key={keyOf(file, path)}>
          <Button look="unboxed-danger" onClick={() => editor.open({ kind: 'field', file, path })}>
            {say('needsChange', { name })}
          </Button>
        </Problem>
      ))}
      {result()}
      <Problem words={problem} />
      <ul className={styles.changes}>
        {differences?.map((difference) => (
          <ChangeItem
            key={keyOf(difference.file, difference.path)}
            difference={difference}
            isBusy={step !== undefined}
            onTakeBack={() => void takeBack(difference).catch((error: Error) => setProblem(error.message))}
          />
        ))}
      </ul>
      {count > 0 && !isKnown && (
        <>
          <Field
            label={say('yourName')}
            value={who.name}
            autoComplete="name"
            onChange={({ target }) => setWho({ ...who, name: target.value })}
          />
          <Field
            label={say('yourMail')}
            type="email"
            value={who.mail}
            autoComplete="email"
            onChange={({ target }) => setWho({ ...who, mail: target.value })}
          />
        </>
      )}
      {count > 0 && (
        <Field
          label={`${say('note')} ${say('optional')}`}
          value={note}
          maxLength={72}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      {isDone && (
        <p className={styles.done}>
          <Icon path={check} /> {answer.note}
        </p>
      )}
    </Sheet>
  );
};
