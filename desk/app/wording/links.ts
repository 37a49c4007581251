import { fill } from '../../../common/wording.ts';
import type { EnquiryResponse } from '../../api/responses.ts';
import words from '../../words.json' with { type: 'json' };

type Target = {
  replying: Pick<EnquiryResponse['replying'], 'subject'>;
  visitor: Pick<EnquiryResponse['visitor'], 'firstName' | 'lastName' | 'email'>;
};

/** A field of a mailto: address. Spaces are %20, because mail programs read a plus as a plus. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n'));
}

/** A mailto: address of one person, whatever is before the @. */
export function mailTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}

/** The address that opens the mail program: recipient, subject with the reference, a first line. */
export function replyAddress({
  replying: { subject },
  visitor: { firstName, lastName, email },
}: Target): string {
  const body = fill(words.mail.greeting, { firstName, lastName });
  return `${mailTo(email)}?subject=${encode(subject)}&body=${encode(`${body}\n\n`)}`;
}

const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]']|\+?\d[\d ()./-]{6,20}\d/g;

function hrefOf(text: string): string | undefined {
  if (text.startsWith('http')) return text;
  const digits = text.replace(/\D/g, '');
  // Dates, amounts and order numbers begin differently, or are shorter or longer.
  const isNumber = /^(\+|0|\()/.test(text) && digits.length >= 8 && digits.length <= 15;
  return isNumber ? `tel:${text.startsWith('+') ? '+' : ''}${digits}` : undefined;
}

/** A text in pieces; web addresses and telephone numbers have an address to press. */
export function linked(text: string): { at: number; text: string; href?: string | undefined }[] {
  const found = [...text.matchAll(LINK)].map((match) => ({
    at: match.index,
    text: match[0],
    href: hrefOf(match[0]),
  }));
  let end = 0;
  const pieces = found.flatMap((link) => {
    const before = { at: end, text: text.slice(end, link.at) };
    end = link.at + link.text.length;
    return [before, link];
  });
  return [...pieces, { at: end, text: text.slice(end) }];
}
