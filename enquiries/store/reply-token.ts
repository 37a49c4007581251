import { createHmac, timingSafeEqual } from 'node:crypto';
import { readReference, referenceOf } from '../contract/reference.ts';
import type { Reader, Writer } from './database.ts';

export async function secretOf(reader: Reader | Writer): Promise<string> {
  const found = reader.selectFrom('secret').select('value').where('name', '=', 'hashes');
  return (await found.executeTakeFirstOrThrow()).value;
}

/** Visitors get one to reply by, and must not learn those of staff: for replies to them, and for notes. */
export const TOKEN_KINDS = ['reply', 'staff', 'note'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** The reference and 80 bits that only we can make, in letters and digits: short enough for what is before an @. */
export function replyToken(enquiryId: string, secret: string, kind: TokenKind = 'reply'): string {
  const sign = createHmac('sha256', secret)
    .update(`${kind} ${enquiryId}`)
    .digest('hex')
    .slice(0, 20);
  return referenceOf(enquiryId).replaceAll('-', '').toLowerCase() + sign;
}

/** Our address with the token of an enquiry, by which a reply finds its way back. */
export function replyAddress(address: string, token: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${token}${address.slice(at)}`;
}

const TOKEN = /^[0-9a-z]{9}[0-9a-f]{20}$/;
export const TOKEN_IN_ADDRESS = /\+[0-9a-z]{9}[0-9a-f]{20}@/i;

/** The enquiry that a token belongs to; undefined for one that we did not make. */
export async function findByReplyToken(
  reader: Reader | Writer,
  token: string,
  kind: TokenKind = 'reply',
): Promise<string | undefined> {
  const given = token.toLowerCase();
  if (!TOKEN.test(given)) return undefined;
  const found = reader
    .selectFrom('enquiry')
    .select('id')
    .where('reference', '=', readReference(given.slice(0, 9)));
  const { id } = (await found.executeTakeFirst()) ?? {};
  const made = id === undefined ? '' : replyToken(id, await secretOf(reader), kind);
  return made.length === given.length && timingSafeEqual(Buffer.from(made), Buffer.from(given))
    ? id
    : undefined;
}
