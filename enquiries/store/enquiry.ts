import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Insertable } from 'kysely';
import {
  type EnquiryValues,
  fields,
  forEachText,
  PAYROLL_TODAY,
  type TextColumn,
  textFields,
} from '../contract/fields.ts';
import { referenceOf } from '../contract/reference.ts';
import type { Channel, EnquiryKind } from '../contract/states.ts';
import type { Writer } from './database.ts';
import type { Tables } from './tables.ts';

export interface SpamVerdict {
  score: number;
  reasons: string[];
  quarantined: boolean;
}

export interface CameFrom {
  page: string | null;
  campaign: [name: string, value: string][];
}

export interface Enquiry {
  id: string;
  receivedAt: number;
  values: EnquiryValues;
  kind: EnquiryKind;
  channel?: Channel | undefined;
  consentVersion: string | null;
  /** Of what the visitor wrote: tells a repeat from another enquiry under the same id. */
  bodyHash: string;
  spam: SpamVerdict;
  cameFrom: CameFrom;
}

export function bodyHash(values: EnquiryValues, consentVersion: string | null): string {
  const sent = fields.filter(({ kind }) => kind !== 'consent').map(({ name }) => values[name]);
  return createHash('sha256')
    .update(JSON.stringify([...sent, consentVersion, values.urgency]))
    .digest('hex');
}

const MAX_WORD_LENGTH = 60;
/** Notes grow for as long as people write them. */
const MAX_WORDS = 5000;

/** Words in lower case, without accents, each once and after a blank. */
export function searchWords(...texts: readonly string[]): string {
  const folded = texts.join(' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  const distinct = new Set(words.map((word) => word.slice(0, MAX_WORD_LENGTH)));
  return [...distinct]
    .slice(0, MAX_WORDS)
    .map((word) => ` ${word}`)
    .join('');
}

/** An address as it is compared, or a telephone number. A domain has one spelling in ASCII, whichever the visitor typed. */
export function emailKey(address: string): string {
  const plain = address.trim().normalize('NFC').toLowerCase();
  const at = plain.lastIndexOf('@') + 1;
  if (at === 0) return plain.replace(/[\s()./-]/g, '');
  return plain.slice(0, at) + (domainToASCII(plain.slice(at)) || plain.slice(at));
}

/** One key for the spellings that reach one mailbox: many providers ignore dots and whatever follows a plus. */
export function mailboxKey(address: string): string {
  const [name = '', domain = ''] = emailKey(address).split('@');
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`;
}

/** The domain without its subdomains; a short second label belongs to the ending, as in company.co.in. */
export function domainKey(address: string): string {
  const labels = mailboxKey(address).split('@').at(-1)?.split('.') ?? [];
  const isEnding = (labels.at(-2)?.length ?? 0) <= 3;
  return labels.slice(isEnding ? -3 : -2).join('.');
}

function textColumns(values: EnquiryValues) {
  return Object.fromEntries(textFields.map(({ name, column }) => [column, values[name]])) as Record<
    TextColumn,
    string
  >;
}

const PHONE_LIKE = /\+?\d[\d\s()./-]{6,20}\d/g;

/** A telephone number as one word, whichever way it is written: its last seven digits. */
export function foldPhones(text: string): string {
  return text.replace(PHONE_LIKE, (number) => ` tel${number.replace(/\D/g, '').slice(-7)} `);
}

export function wordsOfEnquiry(values: EnquiryValues, ...notes: readonly string[]): string {
  const texts = [...Object.values(textColumns(values)), values.telephone ?? '', ...notes];
  return searchWords(...texts, ...texts.map(foldPhones));
}

export function toRow(enquiry: Enquiry): Insertable<Tables['enquiry']> {
  const { values, spam } = enquiry;
  return {
    ...textColumns(values),
    id: enquiry.id,
    reference: referenceOf(enquiry.id),
    received_at: enquiry.receivedAt,
    body_hash: enquiry.bodyHash,
    kind: enquiry.kind,
    channel: enquiry.channel ?? '',
    services: JSON.stringify(values.services),
    urgency: values.urgency ?? '',
    search_words: wordsOfEnquiry(values),
    email_key: emailKey(values.businessEmail || (values.telephone ?? '')),
    telephone: values.telephone ?? '',
    consent_version: enquiry.consentVersion,
    consent_at: enquiry.receivedAt,
    spam_score: spam.score,
    spam_reasons: JSON.stringify(spam.reasons),
    quarantined: spam.quarantined ? 1 : 0,
    status: 'new',
    version: 1,
    waiting_since: enquiry.receivedAt,
    came_from: enquiry.cameFrom.page,
    campaign:
      enquiry.cameFrom.campaign.length > 0 ? JSON.stringify(enquiry.cameFrom.campaign) : null,
  };
}

export function fromRow(row: Tables['enquiry']): Enquiry {
  return {
    id: row.id,
    receivedAt: row.received_at,
    kind: row.kind,
    channel: row.channel || undefined,
    values: {
      ...forEachText(({ column }) => row[column]),
      services: JSON.parse(row.services),
      consent: true,
      ...(row.urgency === PAYROLL_TODAY && { urgency: PAYROLL_TODAY }),
      ...(row.telephone && { telephone: row.telephone }),
    },
    consentVersion: row.consent_version,
    bodyHash: row.body_hash,
    spam: {
      score: row.spam_score,
      reasons: JSON.parse(row.spam_reasons),
      quarantined: row.quarantined === 1,
    },
    cameFrom: { page: row.came_from, campaign: JSON.parse(row.campaign ?? '[]') },
  };
}

/** An enquiry is found by what is in its thread now, and no longer by what was corrected or taken back. */
export async function keepSearchWords(writer: Writer, id: string): Promise<void> {
  const row = await writer
    .selectFrom('enquiry')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return;
  const notes = await writer
    .selectFrom('note')
    .select('text')
    .where('enquiry_id', '=', id)
    .execute();
  const messages = await writer
    .selectFrom('message')
    .select('text')
    .where('enquiry_id', '=', id)
    .execute();
  const search_words = wordsOfEnquiry(
    fromRow(row).values,
    ...[...notes, ...messages].map(({ text }) => text),
  );
  await writer.updateTable('enquiry').set({ search_words }).where('id', '=', id).execute();
}
