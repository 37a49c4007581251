import { useEffect, useRef, useState } from 'react';
import type { Conflict, Difference, PublishAnswer, State } from '../contract.ts';
import { keyOf } from '../marks/places.ts';
import { say } from '../words.ts';
import { ask, send } from './api.ts';
import { useEditor } from './editor.ts';
import { Icon } from './icons.tsx';
import { Problem } from './Problem.tsx';
import { stepInWords } from './publish-steps.ts';
import { Sheet } from './Sheet.tsx';
import { SideBySide } from './SideBySide.tsx';
import { WordDiff } from './WordDiff.tsx';

interface ChoiceProps {
  conflict: Conflict;
  chosen: 'mine' | 'theirs' | undefined;
  onChoose: (choice: 'mine' | 'theirs') => void;
}

const Choice = ({ conflict, chosen, onChoose }: ChoiceProps) => {
  const { name, who, when, mine, theirs } = conflict;
  return (
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
      <div className="ep__a">
        <button className="btn btn--q" type="button" aria-pressed={chosen === 'mine'} onClick={() => onChoose('mine')}>
          {say('useMine')}
        </button>
        <button
          className="btn btn--q"
          type="button"
          aria-pressed={chosen === 'theirs'}
          onClick={() => onChoose('theirs')}
        >
          {say('useTheirs')}
        </button>
      </div>
    </li>
  );
};

/** All changes in words, and the way to the public. */
export const Publish = ({ onClose }: { onClose: () => void }) => {
  const editor = useEditor();
  const [differences, setDifferences] = useState<Difference[]>();
  const [who, setWho] = useState({ name: '', mail: '' });
  const [isKnown, setKnown] = useState(true);
  const [note, setNote] = useState('');
  const [choices, setChoices] = useState<Record<string, 'mine' | 'theirs'>>({});
  const [problem, setProblem] = useState<string>();
  const load = async () => setDifferences(await ask<Difference[]>('differences'));
  useEffect(() => {
    void ask<{ name: string; mail: string }>('editor').then((known) => {
      setWho(known);
      setKnown(known.name !== '' && known.mail !== '');
    });
  }, []);
  const { publishing, setPublishing } = editor;
  const step = publishing && 'step' in publishing ? publishing.step : undefined;
  const answer = publishing && 'answer' in publishing ? publishing.answer : undefined;
  const seen = useRef(() => {});
  seen.current = () => answer && setPublishing(undefined);
  // What came of it waits for whoever went on editing meanwhile, until they have seen it.
  useEffect(() => () => seen.current(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be sent is recorded all the same, and is no change any more
  useEffect(() => {
    void load();
  }, [answer]);
  const count = differences?.length ?? 0;
  const isBusy = step !== undefined;
  const conflicts = answer?.result === 'conflicts' ? answer.conflicts : [];
  const isDecided = conflicts.every((conflict) => choices[keyOf(conflict.file, conflict.path)]);
  const { problems } = editor.state;
  const canPublish =
    !isBusy &&
    problems.length === 0 &&
    isDecided &&
    who.name !== '' &&
    who.mail !== '' &&
    answer?.result !== 'published';

  const takeBack = async ({ file, path }: Difference) => {
    setProblem(undefined);
    try {
      await editor.saved(await send<State>('take-back', { file, path }), 'lists');
      await load();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const publish = async () => {
    setPublishing({ step: { name: 'checking' } });
    const said = await send<PublishAnswer>('publish', {
      ...who,
      note: note.trim() || say('defaultNote', { n: count }),
      choices,
    }).catch((): PublishAnswer => ({ result: 'failed', message: say('stopped') }));
    setPublishing({ answer: said });
  };
  const nameOf = ({ kind, name, isDraft }: Difference): string =>
    kind === 'new' ? say(isDraft ? 'isNewDraft' : 'isNew', { name }) : name;
  const ticked = (words: string): string => (words === 'true' ? say('tick') : words);
  return (
    <Sheet
      title={
        answer?.result === 'published'
          ? say('published')
          : differences === undefined
            ? say('publish')
            : count === 0
              ? say(editor.state.isUnsent ? 'unsent' : 'noChanges')
              : say(count === 1 ? 'publishOne' : 'publishCount', { n: count })
      }
      isWide
      onClose={onClose}
      foot={
        <>
          <p role="status">
            {step
              ? `${stepInWords(step)} ${step.line ?? ''}`
              : answer?.result === 'published'
                ? say('publishedHelp')
                : say('publishHelp')}
          </p>
          <button className="btn btn--q" type="button" onClick={onClose}>
            {say('keepEditing')}
          </button>
          {answer?.result !== 'published' && (
            <button
              className="btn btn--c"
              type="button"
              disabled={!canPublish || (count === 0 && !editor.state.isUnsent)}
              onClick={() => void publish()}
            >
              {say('publish')}
            </button>
          )}
        </>
      }
    >
      {problems.map((waiting) => (
        <p className="err" key={keyOf(waiting.file, waiting.path)}>
          <Icon name="alert" />
          <button className="lnk2" type="button" onClick={() => editor.open({ kind: 'field', ...waiting })}>
            {say('needsChange', { name: waiting.name })}
          </button>
        </p>
      ))}
      {answer?.result === 'refused' && (
        <section className="tell" role="alert">
          <h3>{say('notPublished')}</h3>
          <ul className="plain">
            {answer.problems.map(({ file, name, message, path }) => (
              <li key={`${file}-${path.join('.')}-${message}`}>
                <button className="lnk2" type="button" onClick={() => editor.open({ kind: 'field', file, path })}>
                  {say('wrong', { name, message })}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {answer?.result === 'failed' && (
        <section className="tell" role="alert">
          <h3>{say('notPublished')}</h3>
          <p>{say('nothingLost')}</p>
          <pre>{answer.message}</pre>
        </section>
      )}
      {conflicts.length > 0 && (
        <section className="tell" role="alert">
          <h3>{say('chooseFirst')}</h3>
          <ul className="chg">
            {conflicts.map((conflict) => (
              <Choice
                key={keyOf(conflict.file, conflict.path)}
                conflict={conflict}
                chosen={choices[keyOf(conflict.file, conflict.path)]}
                onChoose={(choice) => setChoices({ ...choices, [keyOf(conflict.file, conflict.path)]: choice })}
              />
            ))}
          </ul>
        </section>
      )}
      <Problem words={problem} />
      <ul className="chg">
        {differences?.map((difference) => (
          <li key={keyOf(difference.file, difference.path)}>
            <div className="chg__h">
              <span>{nameOf(difference)}</span>
              <button
                className="lnk2"
                type="button"
                aria-label={say('takeBack', { name: difference.name })}
                disabled={isBusy}
                onClick={() => void takeBack(difference)}
              >
                {say('undo')}
              </button>
            </div>
            {difference.kind === 'picture' ? (
              <img
                className="card"
                src={`/__edit/picture?file=${encodeURIComponent(difference.file)}`}
                alt={difference.name}
              />
            ) : (
              <WordDiff before={ticked(difference.before)} after={ticked(difference.after)} />
            )}
          </li>
        ))}
      </ul>
      {count > 0 && (
        <>
          {!isKnown && (
            <div className="formrow">
              <label className="lab">
                {say('yourName')}
                <input
                  value={who.name}
                  autoComplete="name"
                  onChange={({ target }) => setWho({ ...who, name: target.value })}
                />
              </label>
              <label className="lab">
                {say('yourMail')}
                <input
                  type="email"
                  value={who.mail}
                  autoComplete="email"
                  onChange={({ target }) => setWho({ ...who, mail: target.value })}
                />
              </label>
            </div>
          )}
          <label className="lab">
            {say('note')} <small>{say('optional')}</small>
            <input value={note} maxLength={72} onChange={({ target }) => setNote(target.value)} />
          </label>
        </>
      )}
      {answer?.result === 'published' && (
        <p className="done">
          <Icon name="check" /> {answer.note}
        </p>
      )}
    </Sheet>
  );
};
