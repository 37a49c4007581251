import { normalForm, withoutReordering } from '../../common/text.ts';
import { fill } from '../../common/wording.ts';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import {
  type EnquiryErrors,
  type EnquiryValues,
  fields,
  forEachText,
  formFor,
  isApplication,
  services,
  TELEPHONE_FIELD,
  type TextField,
  wordsFor,
} from './fields.ts';

/**
 * Each part is one character class, so the time grows only with the length (OWASP ASVS 5.0,
 * 1.3.12). Letters of every script are allowed (RFC 6531); whatever could end the address or begin
 * another in a mail header is not.
 */
const LOCAL_PART = /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u;
const DOMAIN_LABEL = /^[\p{L}\p{N}\p{M}-]{1,63}$/u;
const ONLY_DIGITS = /^\d+$/;

export function isEmailAddress(text: string): boolean {
  if (text.length > 254) return false;
  const [local, domain, ...more] = text.split('@');
  if (local === undefined || domain === undefined || more.length > 0) return false;
  if (!LOCAL_PART.test(local)) return false;
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    last.length > 1 &&
    !ONLY_DIGITS.test(last) &&
    labels.every((one) => DOMAIN_LABEL.test(one) && !one.startsWith('-') && !one.endsWith('-'))
  );
}

/** As long as any text that is normalised here: a mail. */
const MAX_LENGTH = 200_000;
/** As typed, a line break may count twice, and an accent apart. */
const MAX_TYPED = 4;

/** PostgreSQL refuses NUL, SQLite keeps it; lone surrogates become U+FFFD in both. */
function wellFormed(text: string) {
  return normalForm(text.replace(/\p{Surrogate}/gu, '\uFFFD'), {
    form: 'NFC',
    maxLength: MAX_LENGTH,
  });
}

/** The longest text of a field that is worth reading. */
export function maxTyped({ limit }: Pick<TextField, 'limit'>): number {
  return MAX_TYPED * limit;
}

/** A line break becomes a space, so that no value can start a new mail header. */
function normaliseLine(text: string) {
  return wellFormed(text)
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
}

/** A name must not reverse the text around it, wherever it is shown. */
function normaliseName(text: string) {
  return withoutReordering(normaliseLine(text)).trim();
}

/** An address copied from a chat or a table often brings invisible marks along. */
function normaliseAddress(text: string) {
  return normaliseLine(text.replace(/\p{Cf}/gu, ''));
}

export function normaliseText(text: string) {
  return wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}

const NORMALISE_AS = {
  text: normaliseName,
  tel: normaliseName,
  email: normaliseAddress,
  textarea: normaliseText,
  times: normaliseName,
};

export function normalise(values: EnquiryValues): EnquiryValues {
  return {
    ...values,
    ...forEachText((field) => {
      const typed = values[field.name];
      return typed.length > maxTyped(field) ? typed : NORMALISE_AS[field.kind](typed);
    }),
    services: [...new Set(values.services.map(normaliseLine))].sort(),
    ...(values.telephone !== undefined && { telephone: normaliseName(values.telephone) }),
  };
}

/** A name made only of invisible characters counts as missing. */
function isBlank(text: string) {
  return text.replace(/\p{Cf}/gu, '').trim() === '';
}

function faultOfText(
  { name, kind, limit, required, forms }: TextField,
  values: EnquiryValues,
): string | undefined {
  const { label, missing, wrong } = wordsFor(name, isApplication(values));
  const value = values[name];
  if (value.length > limit) return fill(words.tooLong, { label, limit });
  if (isBlank(value)) return required && forms.includes(formFor(values)) ? missing : undefined;
  return kind === 'email' && !isEmailAddress(value) ? wrong : undefined;
}

function faultOf(field: (typeof fields)[number], values: EnquiryValues): string | undefined {
  if (field.kind === 'consent') return values.consent ? undefined : words.consent.missing;
  if (field.kind !== 'services') return faultOfText(field, values);
  const areKnown = values.services.every((value) =>
    services.some((service) => service.value === value),
  );
  return areKnown ? undefined : words.services.wrong;
}

const MIN_DIGITS = 6;

function faultOfTelephone(telephone: string): string | undefined {
  const { label, missing, wrong } = words.telephone;
  if (isBlank(telephone)) return missing;
  if (telephone.length > TELEPHONE_FIELD.limit)
    return fill(words.tooLong, { label, limit: TELEPHONE_FIELD.limit });
  return telephone.replace(/\P{Nd}/gu, '').length < MIN_DIGITS ? wrong : undefined;
}

/** The same for the page before it sends and the server before it stores. */
export function check(typed: EnquiryValues) {
  const values = normalise(typed);
  const errors: EnquiryErrors = {};
  for (const field of fields) {
    const fault = faultOf(field, values);
    if (fault) errors[field.name] = fault;
    // Its place in the form is next to the address.
    const isNext = field.name === 'businessEmail' && values.telephone !== undefined;
    const other = isNext ? faultOfTelephone(values.telephone ?? '') : undefined;
    if (other) errors.telephone = other;
  }
  return { values, errors };
}

export function isValid(errors: EnquiryErrors) {
  return Object.keys(errors).length === 0;
}
