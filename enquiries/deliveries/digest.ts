import type { SendMailOptions } from 'nodemailer';
import { officeTimes } from '../../common/day.ts';
import { withoutReordering } from '../../common/text.ts';
import { fill } from '../../common/wording.ts';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { referenceOf } from '../contract/reference.ts';
import type { Enquiry } from '../store/enquiry.ts';

const longestWords = 120;

export interface HeldItem {
  id: string;
  reference: string;
  receivedAt: string;
  name: string;
  company: string;
  firstWords: string;
  reasons: string[];
}

export interface Digest {
  id: string;
  at: number;
  subject: string;
  text: string;
  items: HeldItem[];
}

/** Links are taken out: nobody should follow one from here, and a mail full of them would itself be taken for spam. */
const line = (text: string) =>
  withoutReordering(text)
    .replace(/(?:https?:\/\/|www\.)\S+/gi, '[…]')
    .replace(/\s+/g, ' ')
    .trim();

const toItem = ({ id, receivedAt, values, spam }: Enquiry): HeldItem => {
  const message = line(values.message);
  return {
    id,
    reference: referenceOf(id),
    receivedAt: new Date(receivedAt).toISOString(),
    name: line(`${values.firstName} ${values.lastName}`),
    company: line(values.company),
    firstWords: message.length > longestWords ? `${message.slice(0, longestWords)}…` : message,
    reasons: spam.reasons.map(line),
  };
};

const paragraph = (item: HeldItem) =>
  [
    `${item.reference}: ${item.name}, ${item.company}`,
    item.firstWords || words.mail.nothing,
    `${words.digest.reasons}: ${item.reasons.join('; ')}`,
    `${words.mail.received}: ${fill(words.mail.time, officeTimes(Date.parse(item.receivedAt)))}`,
  ].join('\n');

/**
 * `count` is how many are held in all; only some fit into one mail, the others come first the next time. `desk` is where
 * staff decide on them.
 */
export function composeDigest(held: readonly Enquiry[], count: number, now: number, desk: string): Digest {
  const items = held.map(toItem);
  const more = count - items.length;
  const text = [
    fill(words.digest.intro, { desk }),
    ...items.map(paragraph),
    ...(more > 0 ? [fill(words.digest.more, { count: more })] : []),
  ].join('\n\n');
  return {
    id: `digest-${new Date(now).toISOString().slice(0, 10)}`,
    at: now,
    subject: fill(words.digest.subject, { count }),
    text: `${text}\n`,
    items,
  };
}

export const digestMail = (digest: Digest, from: string, to: readonly string[]): SendMailOptions => ({
  from: { name: words.mail.sender, address: from },
  to: to.map((address) => ({ name: '', address })),
  subject: digest.subject,
  messageId: `<${digest.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
  text: digest.text,
  disableFileAccess: true,
  disableUrlAccess: true,
});
