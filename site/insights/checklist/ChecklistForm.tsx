import { fill } from '../../../common/wording.ts';
import { headingId } from '../../../content-reader/heading-id.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { check } from '../../../ui/icons.ts';
import styles from './ChecklistForm.module.css';
import type { Checklist } from './schema.ts';

type Words = Checklist['words'];
interface QuestionProps {
  question: Checklist['groups'][number]['questions'][number];
  /** Counted through all groups, from one. */
  n: number;
  words: Words;
}

/**
 * One question with a tick and a note for the first partner; the script of the page copies the cell for a second and a
 * third. The names of the fields are short, because they are kept: a1 is the tick of the first partner, na1 the note.
 */
const Question = ({ question: { ask, why, good, ours }, n, words }: QuestionProps) => (
  <div className={styles.question}>
    <p className={styles.ask}>
      <label htmlFor={`a${n}`} id={`q${n}`}>
        {ask}
      </label>
      <span>{why}</span>
    </p>
    <p className={styles.good}>
      <b>{`${words.good}: `}</b>
      {good}
    </p>
    {ours && (
      <details className={styles.ours}>
        <summary>{words.ours}</summary>
        <p>
          {ours.text}
          {ours.href && (
            <>
              {' '}
              <a href={ours.href}>{words.read}</a>
            </>
          )}
        </p>
      </details>
    )}
    <div className={styles.cells}>
      <div data-cell="a">
        <label className={styles.tick}>
          <input type="checkbox" id={`a${n}`} name={`a${n}`} />
          <span>
            <Icon path={check} />
          </span>
          <b />
        </label>
        <textarea
          name={`na${n}`}
          aria-label={words.note}
          aria-describedby={`q${n}`}
          placeholder={words.note}
          rows={1}
        />
      </div>
    </div>
  </div>
);

/** Forty questions in eight groups. Without a script they can be ticked and printed. */
export const ChecklistForm = ({ groups, words }: Pick<Checklist, 'groups' | 'words'>) => (
  <div className={styles.form} data-partners="1">
    <fieldset className={styles.names} data-names="">
      <legend>{words.partners}</legend>
    </fieldset>
    {groups.map(({ heading, questions }, g) => (
      <section key={heading} id={headingId(heading)} data-group="">
        <div className={styles.head}>
          <h2>{heading}</h2>
          <span data-count="">{fill(words.groupTotal, { n: questions.length })}</span>
        </div>
        {g === 0 && (
          <div className={styles.columns} aria-hidden="true">
            <span>{words.question}</span>
            <span>{words.good}</span>
          </div>
        )}
        {questions.map((question, q) => (
          <Question key={question.ask} question={question} n={g * questions.length + q + 1} words={words} />
        ))}
      </section>
    ))}
  </div>
);
