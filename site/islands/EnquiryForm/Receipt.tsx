import words from '../../../content/enquiry-form.json' with { type: 'json' };
import styles from './Receipt.module.css';
import { receiptLines, type Sent } from './receipt.ts';

/** One line of everything, so that the page is built with the styles that the server needs later. */
const BLANK: [string, string][] = [['', '']];

/**
 * Reference, what happens next and a copy of what was sent. The thank-you page is built without an enquiry, and the
 * server puts one in for a browser without JavaScript.
 */
export const Receipt = ({ sent }: { sent?: Sent | undefined }) => {
  const { success } = words;
  const lines = sent ? receiptLines(sent.values) : BLANK;
  return (
    <div className={styles.receipt}>
      <p className={styles.reference} hidden={!sent?.reference}>
        <span>{success.reference}</span>
        <b>{sent?.reference}</b>
        <small>{success.referenceHint}</small>
      </p>
      <h3>{success.nextHeading}</h3>
      <ol>
        {success.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <details hidden={!sent}>
        <summary>{success.copy}</summary>
        <dl>
          {lines.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
};
