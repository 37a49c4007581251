import { type MouseEvent, useEffect, useRef } from 'react';
import words from '../../../content/enquiry-form.json' with { type: 'json' };
import { isValid } from '../../../enquiries/contract/check.ts';
import { type EnquiryErrors, fields } from '../../../enquiries/contract/fields.ts';
import styles from './EnquiryForm.module.css';
import { errorId } from './form-values.ts';

export interface Problem {
  errors: EnquiryErrors;
  /** About the enquiry as a whole: a refusal by the server. */
  message?: string | undefined;
}

const MESSAGE = 'problem-message';
const isProblem = ({ errors, message }: Problem): boolean => Boolean(message) || !isValid(errors);

/** What the server already said in the HTML, so that hydration carries on from there. */
export const readProblem = (page: Document): Problem => {
  const textOf = (id: string) => page.getElementById(id)?.textContent || undefined;
  const errors: EnquiryErrors = {};
  for (const { name } of fields) {
    const text = textOf(errorId(name));
    if (text) errors[name] = text;
  }
  return { errors, message: textOf(MESSAGE) };
};

export const titleFor = (title: string, problem: Problem): string => {
  const prefix = `${words.problem.titlePrefix} `;
  const plain = title.startsWith(prefix) ? title.slice(prefix.length) : title;
  return isProblem(problem) ? prefix + plain : plain;
};

/** The links work without a script; with it they leave no trace in the browser's history. */
const goToField = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
};

interface Props {
  problem: Problem;
  /** Takes the focus whenever this grows. */
  refusals: number;
}

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
      id="problem"
      role="alert"
      tabIndex={-1}
      hidden={!isProblem(problem)}
      // biome-ignore lint/a11y/noAutofocus: without a script only the browser can take a visitor to the errors
      autoFocus={refusals > 0}
      // Only the server renders a form that was refused before; to the script of the page this is the first time.
      suppressHydrationWarning
    >
      <h2 className="h4">{words.problem.heading}</h2>
      <p id={MESSAGE} hidden={!problem.message}>
        {problem.message}
      </p>
      <ul id="problem-list">
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
