import { createHash } from 'node:crypto';
import type { EnquiryValues } from '../contract/fields.ts';
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
  values: EnquiryValues;
  /** The version the form sent; null when it sent none. */
  consentVersion: string | null;
  spam: SpamVerdict;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Hash of what the visitor said, without the technical fields. */
export function bodyHash(values: EnquiryValues, consentVersion: string | null): string {
  const { firstName, lastName, company, jobTitle, businessEmail, country, services, message } = values;
  return sha256(
    JSON.stringify([
      firstName,
      lastName,
      company,
      jobTitle,
      businessEmail,
      country,
      [...services].sort(),
      message,
      consentVersion,
    ]),
  );
}

export const emailKey = (address: string) => address.trim().normalize('NFC').toLowerCase();

export function toRow(enquiry: Enquiry): EnquiryTable {
  const { values, spam } = enquiry;
  return {
    id: enquiry.id,
    received_at: enquiry.receivedAt,
    body_hash: bodyHash(values, enquiry.consentVersion),
    first_name: values.firstName,
    last_name: values.lastName,
    company: values.company,
    job_title: values.jobTitle,
    business_email: values.businessEmail,
    country: values.country,
    services: JSON.stringify(values.services),
    message: values.message,
    email_key: emailKey(values.businessEmail),
    message_key: '',
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
    values: {
      firstName: row.first_name,
      lastName: row.last_name,
      company: row.company,
      jobTitle: row.job_title,
      businessEmail: row.business_email,
      country: row.country,
      services: list(row.services),
      message: row.message,
      consent: true,
    },
    consentVersion: row.consent_version,
    spam: { score: row.spam_score, reasons: list(row.spam_reasons), quarantined: row.quarantined === 1 },
  };
}
