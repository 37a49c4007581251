import words from '../../../content/enquiry-form.json' with { type: 'json' };
import type { EnquiryValues, SentEnquiry } from '../../../enquiries/contract/fields.ts';
import { fieldsFor, isApplication, serviceLabels, wordsFor } from '../../../enquiries/contract/fields.ts';

/** What was sent, each field with its name; fields that stayed empty are left out. */
const receiptLines = (values: EnquiryValues): [label: string, text: string][] =>
  fieldsFor(isApplication(values))
    .map((field): [string, string] => {
      if (field.kind === 'consent') return ['', ''];
      if (field.kind === 'services') return [words.services.legend, serviceLabels(values.services).join(', ')];
      return [wordsFor(field.name, isApplication(values)).label, values[field.name]];
    })
    .filter(([, text]) => text !== '');

const nextFor = (values: EnquiryValues | undefined): readonly string[] =>
  values && isApplication(values) ? words.application.next : words.success.next;

/** What was sent as a text to keep. */
export const receiptText = ({ reference, values }: SentEnquiry): string =>
  [
    words.success.heading,
    ...(reference ? [`${words.success.reference}: ${reference}`] : []),
    '',
    ...receiptLines(values).map(([label, text]) => `${label}: ${text}`),
    '',
  ].join('\r\n');

interface Props {
  /** Missing on the thank-you page as it is built; the server puts it in for a browser without JavaScript. */
  sent?: SentEnquiry | undefined;
  /** On a page of its own, where a visitor without JavaScript has no buttons: the copy is open, and words say the rest. */
  isPage?: boolean;
}

/** One line without words, so that the page is built with the styles that the server needs later. */
const BLANK: [string, string][] = [['', '']];

/** Reference, what happens next, and a copy of what was sent. */
export const Receipt = ({ sent, isPage = false }: Props) => {
  const { success } = words;
  const Heading = isPage ? 'h2' : 'h3';
  const lines = sent ? receiptLines(sent.values) : BLANK;
  return (
    <div className="receipt">
      <p className="receipt-reference" hidden={!sent?.reference}>
        <span>{success.reference}</span>
        <b>{sent?.reference}</b>
        <small>{success.referenceHint}</small>
      </p>
      <Heading>{success.nextHeading}</Heading>
      <ol>
        {nextFor(sent?.values).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <details hidden={!sent} open={isPage}>
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
      {isPage && (
        <p className="receipt-end">
          <span hidden={!sent}>{`${success.keep} `}</span>
          {success.wayBack}
        </p>
      )}
    </div>
  );
};
