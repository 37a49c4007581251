import { Fragment } from 'react';
import { headingId } from '../../../../common/text.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Check } from '../../../../ui/Check.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { download, printer, undo } from '../../../../ui/icons.ts';
import type { Checklist as Content } from '../../../schemas/insights/checklist.ts';
import shared from '../insights.module.css';
import styles from './Checklist.module.css';

type Props = Pick<Content, 'groups' | 'words'>;

/** Names the form that the reset button and all ticks belong to. */
const FORM = 'checklist';
const PITCH = 16;

/** How many are ticked, the groups, and what can be done with the list. */
function Rail({ groups, words }: Props) {
  return (
    <div className={`noPrint stays small ${styles.rail}`}>
      <div className="needsScript">
        <svg viewBox="0 0 124 76" aria-hidden="true">
          {groups.flatMap(({ questions }, g) =>
            questions.map(({ ask }, q) => (
              <path key={ask} d={`M${6 + g * PITCH} ${6 + q * PITCH}h0`} data-dot="" />
            )),
          )}
        </svg>
        <p className="muted" role="status" data-progress="" />
      </div>
      <nav className="wideOnly" aria-label={words.groups} data-no-search="">
        <ul className="threadNav" data-motif="girih" data-contents="">
          {groups.map(({ heading }) => (
            <li key={heading}>
              <a href={`#${headingId(heading)}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`cluster ${styles.actions}`}>
        <div className="needsScript">
          <Button look="unboxed" data-print="">
            <Icon path={printer} size={22} />
            {words.print}
          </Button>
        </div>
        <Button look="unboxed" href="/downloads/partner-checklist.xlsx" download>
          <Icon path={download} size={22} />
          {words.table}
        </Button>
        <Button look="unboxed" type="reset" form={FORM}>
          <Icon path={undo} size={22} />
          {words.clear}
        </Button>
      </div>
    </div>
  );
}

type QuestionProps = Pick<Content, 'words'> & {
  question: Content['groups'][number]['questions'][number];
  n: number;
};

/** `n` counts through all groups, from one. */
function Question({ question: { ask, why, good, ours }, n, words }: QuestionProps) {
  return (
    <div className={`ruleBelow ${styles.question}`}>
      <Check id={`q${n}`} form={FORM} />
      <p>
        <label htmlFor={`q${n}`}>{ask}</label>
        <span className="small muted">{why}</span>
      </p>
      <div className="small muted">
        <b>{`${words.good}: `}</b>
        {good}
        {ours && (
          <details className="noPrint">
            <summary className="action">{words.ours}</summary>
            {ours.text} {ours.href && <a href={ours.href}>{words.read}</a>}
          </details>
        )}
      </div>
    </div>
  );
}

/** A few answers look like the easy ones; so many are an answer to the list. */
const MIN_ANSWERED = 20;

/** Our own answers together, once the owner has confirmed enough of them. */
function Answers({ groups, words }: Props) {
  const answered = groups
    .flatMap(({ questions }) => questions)
    .flatMap(({ ask, ours }) => (ours && !ours.provisional ? [{ ask, ...ours }] : []));
  if (answered.length < MIN_ANSWERED) return null;
  return (
    <section id={headingId(words.answers)}>
      <h2>{words.answers}</h2>
      <dl className="bodyText">
        {answered.map(({ ask, text, href }) => (
          <Fragment key={ask}>
            <dt>
              <b>{ask}</b>
            </dt>
            <dd>
              {text} {href && <a href={href}>{words.read}</a>}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

/** Forty questions in eight groups. Without a script they can be ticked, cleared and printed. */
export function Checklist({ groups, words }: Props) {
  const { asked, kept, all, sure } = words;
  return (
    <div
      className={`wrap columns ${shared.part} ${styles.page}`}
      data-checklist=""
      data-words={JSON.stringify({ asked, kept, all, sure })}
    >
      {/* "dialog" sends nothing anywhere when Enter is pressed on a tick. */}
      <form id={FORM} method="dialog" autoComplete="off" hidden />
      <Rail groups={groups} words={words} />
      <div>
        {groups.map(({ heading, questions }, g) => (
          <section key={heading} id={headingId(heading)}>
            <h2>{heading}</h2>
            {questions.map((question, q) => (
              <Question
                key={question.ask}
                question={question}
                n={g * questions.length + q + 1}
                words={words}
              />
            ))}
          </section>
        ))}
        <Answers groups={groups} words={words} />
      </div>
    </div>
  );
}
