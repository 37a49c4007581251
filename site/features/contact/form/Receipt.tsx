import words from '../../../../content/enquiry-form.json' with { type: 'json' };
import { textIn } from '../../../../enquiries/contract/call-times.ts';
import {
  type EnquiryValues,
  fieldsFor,
  isApplication,
  type SentEnquiry,
  serviceLabels,
  wordsFor,
} from '../../../../enquiries/contract/fields.ts';
import styles from './Receipt.module.css';

/** Each field that was filled in, with its name. */
function receiptLines(values: EnquiryValues): [label: string, text: string][] {
  const number: [string, string] = [words.telephone.label, values.telephone ?? ''];
  return fieldsFor(isApplication(values))
    .map((field): [string, string] => {
      if (field.kind === 'consent') return ['', ''];
      if (field.kind === 'services')
        return [words.services.legend, serviceLabels(values.services).join(', ')];
      return [wordsFor(field.name, isApplication(values)).label, textIn(field, values)];
    })
    .concat([number])
    .filter(([, text]) => text !== '');
}

interface Props {
  /** Missing on pages as they are built; the form or, without JavaScript, the server puts it in. */
  sent?: SentEnquiry | undefined;
  /** On the thank-you page, without JavaScript: the copy is open, and words replace buttons. */
  isPage?: boolean;
}

export function Receipt({ sent, isPage = false }: Props) {
  const { success } = words;
  const Heading = isPage ? 'h2' : 'h3';
  const lines = sent ? receiptLines(sent.values) : [];
  const { next } = sent && isApplication(sent.values) ? words.application : success;
  return (
    <div className={`bodyText ${styles.receipt}`}>
      <p className={styles.reference} hidden={!sent?.reference}>
        <span>{success.reference}</span>
        <b>{sent?.reference}</b>
        <small>{success.referenceHint}</small>
      </p>
      <Heading>{success.nextHeading}</Heading>
      <ol>
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <details hidden={!sent} open={isPage}>
        <summary className="action">{success.copy}</summary>
        <dl>
          {lines.map(([label, text]) => (
            <div key={label}>
              <dt className="small muted">{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
      {isPage && (
        <p>
          <span hidden={!sent}>{`${success.keep} `}</span>
          {success.wayBack}
        </p>
      )}
    </div>
  );
}
