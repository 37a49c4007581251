import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import fieldStyles from '../../ui/Field.module.css';
import { Field } from '../../ui/Field.tsx';
import { keyOf } from '../marks/marks.ts';
import { say } from '../words.ts';
import { send, useEditor, useResult } from './editor.ts';
import styles from './parts.module.css';
import { Problem, Sheet } from './parts.tsx';
import { surroundings } from './surroundings.ts';

type Question = Awaited<ReturnType<typeof send<'questions'>>>[number];

function letterOf({ ask, worth, evidence }: Question): string {
  const body = `${ask}\n\n${worth}\n${say('onFile', { evidence })}`;
  return `mailto:?subject=${encodeURIComponent(say('askSubject'))}&body=${encodeURIComponent(body)}`;
}

/** One question: why it matters, where its answer appears, and the ways to answer it. */
function Asked({ question }: { question: Question }) {
  const { open, saved } = useEditor();
  const { hrefOf } = surroundings();
  const [problem, setProblem] = useState<string>();
  const { name, ask, worth, evidence, appears, yes, askedOf, putOffUntil, places } = question;
  const failed = (error: Error) => setProblem(error.message);
  const postpone = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [until = '', asked = ''] = ['until', 'askedOf'].map((one) => String(form.get(one)));
    send('postpone', { name, until, askedOf: asked }).then(saved, failed);
  };
  const day = putOffUntil ? String(putOffUntil).slice(0, 10) : '';
  return (
    <details className={styles.note}>
      <summary>{ask}</summary>
      <p>{worth}</p>
      <p className="muted">{say('onFile', { evidence })}</p>
      <p>
        {say('appearsOn')}{' '}
        {appears.map((path) => (
          <a key={path} href={hrefOf(path)}>
            {path}{' '}
          </a>
        ))}
      </p>
      <ul className={styles.lines}>
        {places.map(({ file, path, name: place }) => (
          <li key={keyOf(file, path)}>
            {/\.\w+$/.test(file) ? (
              <Button look="unboxed" onClick={() => open({ kind: 'field', file, path })}>
                {place}
              </Button>
            ) : (
              <Button look="unboxed" onClick={() => open({ kind: 'pages' })}>
                {say('noneYet', { name: place })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Problem words={problem} />
      {yes && (
        <Button onClick={() => void send('answerYes', { name }).then(saved, failed)}>
          {say('sayYes', { n: places.length })}
        </Button>
      )}
      <form className={styles.form} onSubmit={postpone}>
        <Field label={say('putOff')} name="until" type="date" defaultValue={day} />
        <Field label={say('askedOf')} name="askedOf" defaultValue={askedOf ?? ''} />
        <div className="cluster">
          <Button type="submit">{say('later')}</Button>
          <a href={letterOf(question)}>{say('askByMail')}</a>
        </div>
      </form>
    </details>
  );
}

/** The questions that only the owner can answer, the one first that is worth most to a buyer. */
export function Questions() {
  const { state } = useEditor();
  const [questions = []] = useResult('questions', undefined, state.revision);
  const today = new Date().toISOString().slice(0, 10);
  const isLater = ({ putOffUntil }: Question) => String(putOffUntil ?? '') > today;
  const ordered = [...questions.filter((one) => !isLater(one)), ...questions.filter(isLater)];
  return (
    <Sheet title={say('questions', { n: questions.length })}>
      <p className={fieldStyles.hint}>{say('questionsHelp')}</p>
      {ordered.map((question) => (
        <Asked key={question.name} question={question} />
      ))}
    </Sheet>
  );
}
