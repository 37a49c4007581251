import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Choices } from '../parts/Choices.tsx';
import { recall, remember } from '../parts/place.ts';
import type { Answer, AssessmentAnswers } from './rules/score.ts';
import styles from './SelfAssessment.module.css';
import type { AssessmentWords } from './words.ts';

interface Props {
  words: AssessmentWords;
  answers: AssessmentAnswers;
  /** The script has taken over; before, the page must look as the server has drawn it. */
  isReady: boolean;
  onAnswer: (key: string, answer: Answer) => void;
}

/** One area at a time: three statements, and beads to go to any other area. */
export const Statements = ({ words, answers, isReady, onAnswer }: Props) => {
  const { areas, form } = words;
  const isOpen = ({ statements }: AssessmentWords['areas'][number]) => statements.some(({ key }) => !answers[key]);
  const [at, setAt] = useState(() => {
    // A visitor who comes back finds the area that was shown.
    const { area = -1 } = isReady ? recall() : {};
    return areas[area] ? area : Math.max(0, areas.findIndex(isOpen));
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const nameOf = (n: number) => fill(form.area, { n: n + 1, all: areas.length, area: areas[n]?.label ?? '' });
  const go = (n: number) => {
    hasMoved.current = true;
    remember({ area: n });
    setAt(n);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of area
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
  }, [at]);

  const all = areas.flatMap(({ statements }) => statements);
  return (
    <div className={`columns noPrint ${styles.form}`}>
      <div>
        <h2>{form.heading}</h2>
        <p className="muted">{form.hint}</p>
        <p>{fill(form.progress, { n: all.filter(({ key }) => answers[key]).length, all: all.length })}</p>
        <div className={styles.beads}>
          {areas.map((area, n) => (
            <button
              key={area.id}
              type="button"
              aria-label={nameOf(n)}
              aria-current={n === at ? 'step' : undefined}
              data-done={!isOpen(area)}
              onClick={() => go(n)}
            />
          ))}
        </div>
      </div>
      <div className={styles.area}>
        <h3 ref={heading} tabIndex={-1}>
          {nameOf(at)}
        </h3>
        {areas[at]?.statements.map(({ key, text, why }) => (
          <Choices
            key={key}
            label={text}
            hint={`${form.why}: ${why}`}
            answers={{
              yes: { label: words.answers.yes },
              partly: { label: words.answers.partly },
              no: { label: words.answers.no },
            }}
            value={answers[key]}
            onChange={(answer) => onAnswer(key, answer)}
            look="row"
          />
        ))}
        <div>
          {at < areas.length - 1 ? (
            <Button onClick={() => go(at + 1)}>{form.next}</Button>
          ) : (
            <Button onClick={() => document.getElementById('result')?.focus()}>{form.showResult}</Button>
          )}
          {at > 0 && (
            <Button look="line" onClick={() => go(at - 1)}>
              {form.back}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
};
