import { expect, it } from 'vitest';
import { anEnquiry } from '../../tests/support/enquiries/examples.ts';
import { freshSqlite } from '../../tests/support/enquiries/stores.ts';
import { acceptAll } from './outbox.ts';
import { findByReplyToken, replyAddress, replyToken, secretOf } from './reply-token.ts';

it('leads a reply back to its enquiry, and nobody else can make such an address', async () => {
  const database = await freshSqlite();
  const { reader } = database;
  const [one, other] = [anEnquiry(), anEnquiry()];
  await acceptAll(database, [one, other], ['file']);
  const secret = await secretOf(reader);
  const [token, others] = [replyToken(one.id, secret), replyToken(other.id, secret)];
  expect(replyAddress('hello@dhr.example', token)).toMatch(/^hello\+[0-9a-z]{29}@dhr\.example$/);
  for (const spelling of [token, token.toUpperCase()]) expect(await findByReplyToken(reader, spelling)).toBe(one.id);
  const forged = [others.slice(0, 9) + token.slice(9), `${token.slice(0, -1)}${token.endsWith('0') ? 1 : 0}`];
  for (const wrong of [...forged, `${token}0`, token.slice(0, 9), '', 'zzzzzzzzz'.padEnd(29, '0')])
    expect(await findByReplyToken(reader, wrong), wrong).toBeUndefined();
});
