import { type EnquiryValues, forEachText } from './fields.ts';

/**
 * One spelling of every text before anything is checked or stored: PostgreSQL refuses NUL, SQLite keeps it, and both
 * turn lone surrogates into U+FFFD on their own terms. A line break in a one-line field becomes a space, so that no
 * value can start a new mail header.
 */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD').normalize('NFC');

const normaliseLine = (text: string) =>
  wellFormed(text)
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();

/** An address copied from a chat or a table often brings invisible marks along; it never has any of its own. */
const normaliseAddress = (text: string) => normaliseLine(text.replace(/\p{Cf}/gu, ''));

export const normaliseText = (text: string) =>
  wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();

const normaliseAs = { text: normaliseLine, tel: normaliseLine, email: normaliseAddress, textarea: normaliseText };

export const normalise = (values: EnquiryValues): EnquiryValues => ({
  ...forEachText(({ name, kind }) => normaliseAs[kind](values[name])),
  services: [...new Set(values.services.map(normaliseLine))].sort(),
  consent: values.consent,
});
