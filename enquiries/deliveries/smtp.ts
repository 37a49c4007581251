import { domainToASCII } from 'node:url';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { acknowledgement } from '../store/tables.ts';
import { type Delivery, PartlyDelivered, RecipientUnknown } from './delivery.ts';
import { acknowledgementMail, enquiryMail, noticeMail } from './enquiry-mail.ts';

/**
 * Sends one mail to some of its recipients and gives those who took it, spelled as given, and the answer of the mail
 * server. Rejects when nobody did.
 */
export type SendMail = (
  mail: SendMailOptions,
  recipients: readonly string[],
) => Promise<{ accepted: string[]; answer: string }>;

/** Mail providers refuse a sender with more than a few connections. */
const connections = 3;

/** A password never travels in the clear, except on this machine or where the address says otherwise. */
function needsEncryption(address: string): boolean {
  const { username, hostname, searchParams } = new URL(address);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return username !== '' && !isHere && !searchParams.has('requireTLS');
}

/** nodemailer returns addresses as they went over the wire: the domain in lower case and ASCII, odd names quoted. */
function sameAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)];
  return `${name.replace(/^"|"$/g, '')}@${domainToASCII(domain) || domain}`.toLowerCase();
}

const connectMs = 20_000;
/**
 * How long it may then be silent. Some look through a mail for a minute or more before they say that they have taken it;
 * to hang up first means sending it again and again (RFC 5321, 4.5.3.2.6).
 */
const silenceMs = 120_000;

/** One connection per mail: nodemailer's pool retries by itself, and retrying is the outbox's job. */
export function smtpSender(url: string, { connect = connectMs, silence = silenceMs } = {}): SendMail {
  const transport = nodemailer.createTransport({
    url,
    ...(needsEncryption(url) ? { requireTLS: true } : {}),
    connectionTimeout: connect,
    greetingTimeout: connect,
    socketTimeout: silence,
    dnsTimeout: connect,
  });
  return async (mail, recipients) => {
    const from = typeof mail.from === 'object' && 'address' in mail.from ? mail.from.address : mail.from;
    const info = await transport.sendMail({ ...mail, envelope: { from, to: [...recipients] } });
    const taken = new Set(info.accepted.map(sameAddress));
    return { accepted: recipients.filter((address) => taken.has(sameAddress(address))), answer: info.response };
  };
}

/** Sends the enquiry to staff. It remembers who has it, so that one full mailbox does not repeat it to the others. */
export function smtpDelivery(send: SendMail, from: string, to: readonly string[], desk?: string): Delivery {
  return {
    name: 'smtp',
    atOnce: connections,
    async deliver(enquiry, progress) {
      const done: string[] = JSON.parse(progress ?? '[]');
      const open = to.filter((address) => !done.includes(address));
      if (open.length === 0) return 'Everybody has it.';
      const { accepted, answer } = await send(enquiryMail(enquiry, from, to, desk), open);
      const refused = open.length - accepted.length;
      if (refused === 0) return answer;
      throw new PartlyDelivered(
        `The mail server refused ${refused} of ${to.length} recipients.`,
        JSON.stringify([...done, ...accepted]),
      );
    },
    notify: (notice) => send(noticeMail(notice, from, to), to),
  };
}

/** A 5xx reply is permanent (RFC 5321, 4.2.1); in answer to RCPT TO it concerns the address and nothing else. */
const isRefusedForEver = (error: unknown) =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** Visitors mistype addresses. Trying again would not help, and staff have the enquiry anyway. */
export function acknowledgementDelivery(send: SendMail, from: string, replyTo?: string): Delivery {
  return {
    name: acknowledgement,
    atOnce: connections,
    async deliver(enquiry) {
      try {
        return (await send(acknowledgementMail(enquiry, from, replyTo), [enquiry.values.businessEmail])).answer;
      } catch (error) {
        if (!isRefusedForEver(error)) throw error;
        const answer = error instanceof Error ? ` ${error.message}` : '';
        throw new RecipientUnknown(`The address of the visitor takes no mail.${answer}`, { cause: error });
      }
    },
  };
}
