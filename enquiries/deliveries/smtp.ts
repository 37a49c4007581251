import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Enquiry } from '../store/enquiry.ts';
import { type Delivery, PartlyDelivered } from './delivery.ts';
import { acknowledgementMail, enquiryMail } from './enquiry-mail.ts';

/** Sends one mail to some of its recipients and says who took it. Rejects when nobody did. */
export type SendMail = (mail: SendMailOptions, recipients: readonly string[]) => Promise<{ rejected: string[] }>;

/** Mail providers close the door to a sender with more than a few connections. */
const connections = 3;

/** A password never travels in the clear, except within this machine or where the address itself says otherwise. */
function needsEncryption(address: string): boolean {
  const { username, hostname, searchParams } = new URL(address);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return username !== '' && !isHere && !searchParams.has('requireTLS');
}

/** One connection per mail: nodemailer's pool repeats mails on its own, and repeating is the outbox's task. */
export function smtpSender(url: string, timeoutMs = 20_000): SendMail {
  const transport = nodemailer.createTransport({
    url,
    ...(needsEncryption(url) ? { requireTLS: true } : {}),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  return async (mail, recipients) => {
    const from = typeof mail.from === 'object' && 'address' in mail.from ? mail.from.address : mail.from;
    const info = await transport.sendMail({ ...mail, envelope: { from, to: [...recipients] } });
    return { rejected: info.rejected };
  };
}

function readProgress(progress: string | null): string[] {
  const parsed: unknown = progress === null ? [] : JSON.parse(progress);
  return Array.isArray(parsed) ? parsed.map(String) : [];
}

/** Brings the enquiry to staff. Who has it already is remembered, so one full mailbox does not repeat it to the rest. */
export function smtpDelivery(send: SendMail, from: string, to: readonly string[]): Delivery {
  return {
    name: 'smtp',
    atOnce: connections,
    async deliver(enquiry: Enquiry, progress) {
      const done = readProgress(progress);
      const open = to.filter((address) => !done.includes(address));
      if (open.length === 0) return;
      const { rejected } = await send(enquiryMail(enquiry, from, to), open);
      if (rejected.length === 0) return;
      const accepted = open.filter((address) => !rejected.includes(address));
      throw new PartlyDelivered(
        `The mail server refused ${rejected.length} of ${to.length} recipients.`,
        JSON.stringify([...done, ...accepted]),
      );
    },
  };
}

export function acknowledgementDelivery(send: SendMail, from: string): Delivery {
  return {
    name: 'acknowledgement',
    atOnce: connections,
    async deliver(enquiry) {
      await send(acknowledgementMail(enquiry, from), [enquiry.values.businessEmail]);
    },
  };
}
