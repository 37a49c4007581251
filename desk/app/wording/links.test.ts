import { expect, it } from 'vitest';
import { linked, mailTo, replyAddress } from './links.ts';

const visitor = { firstName: 'Meera', lastName: 'Nair', email: 'meera.nair@alnoor.example' };
const enquiry = { replying: { subject: 'Re: your enquiry to DHR (7KQ-M2X-9PD)' }, visitor };

function opened(address: string) {
  const { pathname, searchParams } = new URL(address);
  return { to: decodeURIComponent(pathname), subject: searchParams.get('subject'), body: searchParams.get('body') };
}

it('opens a mail to the visitor, with the reference they have', () => {
  expect(opened(replyAddress(enquiry))).toEqual({
    to: 'meera.nair@alnoor.example',
    subject: 'Re: your enquiry to DHR (7KQ-M2X-9PD)',
    body: 'Dear Meera Nair,\r\n\r\n',
  });
});

it('lets no address add recipients or headers', () => {
  const email = 'a@b.example?bcc=all@dhr.example&subject=x,c@d.example';
  const address = replyAddress({ ...enquiry, visitor: { ...visitor, email } });
  expect(new URL(address).searchParams.getAll('bcc')).toEqual([]);
  expect(address.split('?')[0]).not.toContain(',');
  const bare = new URL(mailTo('a?bcc=all%40dhr.example&x=@b.example'));
  expect([decodeURIComponent(bare.pathname), bare.search]).toEqual(['a?bcc=all%40dhr.example&x=@b.example', '']);
});

it('keeps a plus in an address and line breaks out of the subject', () => {
  const address = replyAddress({ replying: { subject: 'X\nY' }, visitor: { ...visitor, email: 'a+b@c.example' } });
  expect(opened(address).to).toBe('a+b@c.example');
  expect(address).not.toMatch(/[\r\n]/);
});

it.each([
  ['See https://dhr.example/a?b=1. Thanks', 'https://dhr.example/a?b=1'],
  ['Ring +971 (0)50 123-4567 today', 'tel:+9710501234567'],
  ['Ring 050 123 4567', 'tel:0501234567'],
  ['On 18.11.2026 or 2026-11-18, 12 000 000 rows', undefined],
  ['javascript:alert(1) or www.dhr.example', undefined],
])('finds what can be pressed in: %s', (text, href) => {
  const pieces = linked(text);
  expect(pieces.find((piece) => piece.href)?.href).toBe(href);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});
