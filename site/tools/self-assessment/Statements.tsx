import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { chevronDown } from '../../../ui/icons.ts';
import { Choices } from '../parts/Choices.tsx';
import type { Answer, AssessmentAnswers } from './rules/score.ts';
import styles from './SelfAssessment.module.css';
import type { AssessmentWords } from './words.ts';

interface Props {
  words: AssessmentWords;
  answers: AssessmentAnswers;
  onAnswer: (key: string, answer: Answer) => void;
}

const openNext = (area: HTMLDetailsElement | null) => {
  const next = area?.nextElementSibling;
  if (!(next instanceof HTMLDetailsElement)) return document.getElementById('result')?.focus();
  next.open = true;
  next.querySelector('summary')?.focus();
};

/** Eight areas that unfold, each with its three statements. */
export const Statements = ({ words: { areas, form, answers: labels }, answers, onAnswer }: Props) => {
  const progressOf = (keys: readonly { key: string }[]) =>
    fill(form.progress, { n: keys.filter(({ key }) => answers[key]).length, all: keys.length });
  return (
    <div className={`columns noPrint ${styles.form}`}>
      <div>
        <h2>{form.heading}</h2>
        <p className="muted">{form.hint}</p>
        <p className="bold">{progressOf(areas.flatMap(({ statements }) => statements))}</p>
      </div>
      <div className="ruled turns">
        {areas.map(({ id, label, statements }, n) => (
          <details key={id} open={n === 0}>
            <summary className="ends">
              <h3>{`${n + 1}. ${label}`}</h3>
              <small>{progressOf(statements)}</small>
              <Icon path={chevronDown} size={22} />
            </summary>
            {statements.map(({ key, text, why }) => (
              <Choices
                key={key}
                label={text}
                hint={`${form.why}: ${why}`}
                answers={labels}
                value={answers[key]}
                onChange={(answer) => onAnswer(key, answer)}
                look="row"
              />
            ))}
            <Button look="line" onClick={({ currentTarget }) => openNext(currentTarget.closest('details'))}>
              {n < areas.length - 1 ? form.next : form.showResult}
            </Button>
          </details>
        ))}
      </div>
    </div>
  );
};
