import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Insertable } from 'kysely';
import { normalForm } from '../../common/text.ts';
import {
  type EnquiryValues,
  fields,
  forEachText,
  PAYROLL_TODAY,
  type TextColumn,
  textFields,
} from '../contract/fields.ts';
import { referenceOf } from '../contract/reference.ts';
import type { EnquiryKind, Origin } from '../contract/states.ts';
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
  channel?: Origin | undefined;
  consentVersion: string | null;
  /** Of what the visitor wrote: tells a repeat from another enquiry under the same id. */
  bodyHash: string;
  spam: SpamVerdict;
  cameFrom: CameFrom;
}

export function bodyHash(values: EnquiryValues, consentVersion: string | null): string {
  const number = values.telephone === undefined ? [] : [values.telephone];
  const sent = fields.filter(({ kind }) => kind !== 'consent').map(({ name }) => values[name]);
  return createHash('sha256')
    .update(JSON.stringify([...sent, consentVersion, values.urgency, ...number]))
    .digest('hex');
}

const MAX_WORD_LENGTH = 60;
/** Threads grow for as long as people write. */
const MAX_WORDS = 5000;
/** No text is found by what it says beyond this: it costs the same, however long a stranger makes it. */
const MAX_FOLDED_LENGTH = 20_000;

function spaced(words: Iterable<string>): string {
  return [...words]
    .slice(0, MAX_WORDS)
    .map((word) => ` ${word}`)
    .join('');
}

/** Words in lower case, without accents, each once and after a blank. */
export function searchWords(...texts: readonly string[]): string {
  const form = { form: 'NFKD', maxLength: MAX_FOLDED_LENGTH } as const;
  const folded = texts.map((text) => normalForm(text, form)).join(' ');
  const words =
    folded
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return spaced(new Set(words.map((word) => word.slice(0, MAX_WORD_LENGTH))));
}

const MAX_ADDRESS_LENGTH = 254;

/** An address as it is compared, or a telephone number. A domain has one spelling in ASCII, whichever the visitor typed. */
export function emailKey(address: string): string {
  const form = { form: 'NFC', maxLength: MAX_ADDRESS_LENGTH } as const;
  const plain = normalForm(address.trim(), form).toLowerCase();
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

/** All that a message is found by. */
export function wordsOfText(text: string): string {
  return searchWords(text, foldPhones(text.slice(0, MAX_FOLDED_LENGTH)));
}

export function wordsOfEnquiry(values: EnquiryValues): string {
  const texts = [...Object.values(textColumns(values)), values.telephone ?? ''];
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
    news_at: enquiry.receivedAt,
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

function listOf(words: string): string[] {
  return words.split(' ').filter(Boolean);
}

async function changeSearchWords(
  writer: Writer,
  id: string,
  change: (words: string[], row: Tables['enquiry']) => string[],
): Promise<void> {
  const find = writer.selectFrom('enquiry').selectAll().where('id', '=', id);
  const row = await find.executeTakeFirst();
  if (!row) return;
  const search_words = spaced(new Set(change(listOf(row.search_words), row)));
  await writer.updateTable('enquiry').set({ search_words }).where('id', '=', id).execute();
}

/** A message adds its own words; those of the thread before it are not looked at again. */
export function addSearchWords(writer: Writer, id: string, words: string): Promise<void> {
  return changeSearchWords(writer, id, (known) => [...known, ...listOf(words)]);
}

/** As many messages are asked whether they have a word, too. */
const MAX_ASKED = 20;

/** An enquiry is no longer found by a text that was corrected or taken back, unless others of its thread have its words. */
export async function dropSearchWords(writer: Writer, id: string, text: string): Promise<void> {
  const textsIn = (table: 'note' | 'message') =>
    writer.selectFrom(table).select(['text', 'at']).where('enquiry_id', '=', id);
  const others = await textsIn('note')
    .unionAll(textsIn('message'))
    .orderBy('at', 'desc')
    .limit(MAX_ASKED)
    .execute();
  const gone = new Set(listOf(wordsOfText(text)));
  await changeSearchWords(writer, id, (known, row) => {
    const texts = [
      wordsOfEnquiry(fromRow(row).values),
      ...others.map((one) => wordsOfText(one.text)),
    ];
    const kept = new Set(texts.flatMap(listOf));
    return known.filter((word) => !gone.has(word) || kept.has(word));
  });
}
