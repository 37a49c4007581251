import { useEffect, useRef } from 'react';
import words from '../../../../content/enquiry-form.json' with { type: 'json' };
import { isValid } from '../../../../enquiries/contract/check.ts';
import {
  type EnquiryErrors,
  fields,
  type RefusedEnquiry,
  TELEPHONE_FIELD,
} from '../../../../enquiries/contract/fields.ts';
import styles from '../../../parts/form/form.module.css';
import { errorId } from '../../../parts/form/form-contract.ts';

/** Faults of fields, and of the enquiry as a whole. */
export type Refusal = Pick<RefusedEnquiry, 'errors' | 'problem'>;

const MESSAGE = 'problem-message';
export function isRefused({ errors, problem }: Refusal): boolean {
  return Boolean(problem) || !isValid(errors);
}

/** The refusal that the server wrote into the HTML, so that hydration carries on from there. */
export function readRefusal(): Refusal {
  const textOf = (id: string) => document.getElementById(id)?.textContent || undefined;
  const errors: EnquiryErrors = {};
  for (const { name } of [...fields, TELEPHONE_FIELD]) {
    const text = textOf(errorId(name));
    if (text) errors[name] = text;
  }
  return { errors, problem: textOf(MESSAGE) };
}

export function titleFor(title: string, refusal: Refusal): string {
  const prefix = `${words.problem.titlePrefix} `;
  const plain = title.startsWith(prefix) ? title.slice(prefix.length) : title;
  return isRefused(refusal) ? prefix + plain : plain;
}

interface Props {
  refusal: Refusal;
  /** Takes the focus whenever this grows. */
  refusals: number;
}

/** Everything to be corrected, above the fields and in their order. */
export function ErrorSummary({ refusal, refusals }: Props) {
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
      hidden={!isRefused(refusal)}
      // biome-ignore lint/a11y/noAutofocus: only the browser can lead to the errors
      autoFocus={refusals > 0}
      // Only the server renders a refused form; to the script of the page this is the first time.
      suppressHydrationWarning
    >
      <h2 className="h4">{words.problem.heading}</h2>
      <p id={MESSAGE} hidden={!refusal.problem}>
        {refusal.problem}
      </p>
      <ul id="problem-list">
        {Object.entries(refusal.errors).map(([name, text]) => (
          <li key={name}>
            <a href={`#${name}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
