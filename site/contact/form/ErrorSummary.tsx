import { type MouseEvent, useEffect, useRef } from 'react';
import words from '../../../content/enquiry-form.json' with { type: 'json' };
import styles from './ErrorSummary.module.css';
import { PROBLEM, PROBLEM_LIST, PROBLEM_MESSAGE } from './ids.ts';
import { isProblem, type Problem } from './problem.ts';

interface Props {
  problem: Problem;
  /** Takes the focus whenever this grows. */
  refusals: number;
}

/** The links work without a script; with it they leave no trace in the browser's history. */
const goToField = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
};

/** Everything to be corrected, above the fields and in their order. */
export const ErrorSummary = ({ problem, refusals }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  return (
    <div
      ref={box}
      className={styles.summary}
      id={PROBLEM}
      role="alert"
      tabIndex={-1}
      hidden={!isProblem(problem)}
      // biome-ignore lint/a11y/noAutofocus: without a script only the browser can take a visitor to the errors
      autoFocus={refusals > 0}
      // Only the server renders a form that was refused before; to the script of the page this is the first time.
      suppressHydrationWarning
    >
      <h2>{words.problem.heading}</h2>
      <p id={PROBLEM_MESSAGE} hidden={!problem.message}>
        {problem.message}
      </p>
      <ul id={PROBLEM_LIST}>
        {Object.entries(problem.errors).map(([name, text]) => (
          <li key={name}>
            <a href={`#${name}`} onClick={goToField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
