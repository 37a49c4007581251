import { createHash } from 'node:crypto';
import { type EnquiryValues, fields, forEachText, type TextColumn, textFields } from '../contract/fields.ts';
import type { EnquiryTable } from './tables.ts';

export interface SpamVerdict {
  score: number;
  /** Sentences for staff. */
  reasons: string[];
  quarantined: boolean;
}

/** An enquiry as the rest of the program sees it. */
export interface Enquiry {
  id: string;
  receivedAt: number;
  /** Normalised. */
  values: EnquiryValues;
  /** The version the form sent; null when it sent none. */
  consentVersion: string | null;
  /** Of what the visitor said: tells a repeated enquiry from another one under the same id. */
  bodyHash: string;
  spam: SpamVerdict;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Hash of what the visitor said, without the technical fields. */
export function bodyHash(values: EnquiryValues, consentVersion: string | null): string {
  const said = fields.filter(({ kind }) => kind !== 'consent').map(({ name }) => values[name]);
  return sha256(JSON.stringify([...said, consentVersion]));
}

export const emailKey = (address: string) => address.trim().normalize('NFC').toLowerCase();

export const messageKey = (message: string) =>
  message === '' ? '' : sha256(message.toLowerCase().replace(/\s+/g, ' '));

const textColumns = (values: EnquiryValues) =>
  Object.fromEntries(textFields.map(({ name, column }) => [column, values[name]])) as Record<TextColumn, string>;

export function toRow(enquiry: Enquiry): EnquiryTable {
  const { values, spam } = enquiry;
  return {
    ...textColumns(values),
    id: enquiry.id,
    received_at: enquiry.receivedAt,
    body_hash: enquiry.bodyHash,
    services: JSON.stringify(values.services),
    email_key: emailKey(values.businessEmail),
    message_key: messageKey(values.message),
    consent_version: enquiry.consentVersion,
    consent_at: enquiry.receivedAt,
    spam_score: spam.score,
    spam_reasons: JSON.stringify(spam.reasons),
    quarantined: spam.quarantined ? 1 : 0,
    released_at: null,
  };
}

const list = (json: string): string[] => {
  const parsed: unknown = JSON.parse(json);
  return Array.isArray(parsed) ? parsed.map(String) : [];
};

export function fromRow(row: EnquiryTable): Enquiry {
  return {
    id: row.id,
    receivedAt: row.received_at,
    values: { ...forEachText(({ column }) => row[column]), services: list(row.services), consent: true },
    consentVersion: row.consent_version,
    bodyHash: row.body_hash,
    spam: { score: row.spam_score, reasons: list(row.spam_reasons), quarantined: row.quarantined === 1 },
  };
}
